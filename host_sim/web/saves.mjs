// The content of the handheld's flash in the browser's IndexedDB, one database per board. The database may be slow,
// refuse, be full, or fail at any time: then the players see it, play goes on, and unsaved changes are tried again.
import { DATA_FOLDER } from './handheld.mjs';
import { oddOnes } from './kept_files.mjs';
import { later } from './texts.mjs';
import { REFUSED, WAITS, patient, wordsOf } from './services.mjs';

const STORE = 'files';
const ASIDE = 'set aside'; // [this, key]: the key of an entry that was set aside
const ODD = later('Something among the saved games cannot be used, and was set aside: {0}.');
const ODD_AND_MORE = later('Something among the saved games cannot be used, and was set aside: {0} and {1} more.');
const PATIENCE_MS = 1000; // before play goes on despite a slow database
const AGAIN_MS = 2000; // after a failed write
const UNREADABLE = Uint8Array.of(63); // content of a file that the browser cannot read: damaged for the handheld

const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// A request gets its error before the transaction does.
const done = (work) => new Promise((resolve, reject) => {
  work.oncomplete = () => resolve();
  work.onabort = () => reject(work.error ?? new Error('the transaction was aborted'));
});

// lost(database): called when the connection is over: the data were cleared, or another page deletes or upgrades them,
// which waits for this one
async function opened(boardId, lost) {
  const request = indexedDB.open('tableside-' + boardId, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await settled(request);
  database.onclose = database.onversionchange = () => lost(database);
  return database;
}

const below = (key) => (typeof key === 'string' && key.startsWith(DATA_FOLDER + '/') ? key.slice(DATA_FOLDER.length + 1) : null);
const named = (key) => (typeof key === 'string' ? key.slice(0, 40) : '?');

export class Saves {
  // say(service, sentence): shows a sentence to the players; null removes it
  static async open(boardId, say) {
    const saves = new Saves(null, boardId, say);
    await saves.#connect();
    return saves;
  }

  constructor(database, boardId, say = () => {}) {
    Object.assign(this, { database, boardId, say });
    this.lost = false; // a connection was, perhaps with all data: the next write writes everything
    this.changed = new Set(); // paths
    this.gameOver = false; // a game ended; the caller resets it to false
    this.writing = null; // a promise while something is being written
    this.rests = false; // after a failed write
  }

  // Returns all files, path -> Uint8Array. What no handheld can have is set aside.
  async load() {
    const entries = await this.#again(() => this.#entries());
    const odd = new Map(oddOnes(entries.map(([key, value]) => [below(key), value, key])).map(([, value, key]) => [key, value]));
    if (odd.size) await this.#setAside(odd);
    return new Map(entries.filter(([key]) => !odd.has(key)));
  }

  async #entries() {
    await this.#connect();
    this.lost = false;
    const store = this.#store();
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]).catch(() => this.#oneByOne());
    return keys.map((key, index) => [key, values[index]]).filter(([key]) => !(Array.isArray(key) && key[0] === ASIDE));
  }

  // For a database with some unreadable values. Throws if it can read none.
  async #oneByOne() {
    const read = (key) => settled(this.#store().get(key));
    const keys = await settled(this.#store().getAllKeys()), values = [];
    let good;
    for (const key of keys) {
      const value = await read(key).catch(() => read(key)).catch(() => UNREADABLE);
      if (value !== UNREADABLE) good = key;
      values.push(value);
    }
    if (keys.length) await read(good);
    return [keys, values];
  }

  async #setAside(odd) {
    const names = [...odd.keys()].map(named), more = names.length - 3;
    try {
      await this.#write((store) => {
        for (const [key, value] of odd) {
          store.put(value, [ASIDE, key]);
          store.delete(key);
        }
      });
    } catch (error) {
      console.warn(`${ASIDE}: ${wordsOf(error)}`); // they stay where they are, unused
    }
    this.say('odd', [more > 0 ? ODD_AND_MORE : ODD, names.slice(0, 3).join(', '), more]);
  }

  // From now on record which files change. FS: Emscripten's file system, which calls its own functions.
  watch(FS) {
    this.FS = FS;
    // When opening a file, Emscripten empties it by its node; open() notes the path.
    const note = (path) => { if (typeof path === 'string' && path.startsWith(DATA_FOLDER + '/')) this.changed.add(path); };
    const { open, write, ftruncate, truncate, rename, unlink } = FS;
    FS.open = (path, ...rest) => {
      const stream = open(path, ...rest);
      if ((stream.flags & 3) !== 0) note(stream.path); // it may be new or emptied
      return stream;
    };
    FS.write = (stream, ...rest) => { note(stream.path); return write(stream, ...rest); };
    FS.ftruncate = (descriptor, ...rest) => { note(FS.getStream(descriptor)?.path); return ftruncate(descriptor, ...rest); };
    FS.truncate = (path, ...rest) => { note(path); return truncate(path, ...rest); };
    FS.rename = (from, to) => { note(from); note(to); return rename(from, to); };
    FS.unlink = (path) => { note(path); return unlink(path); };
  }

  // Returns a promise that resolves once everything is on disk, in one transaction, or has taken too long to wait for;
  // null if there is nothing to wait for.
  flush() {
    if (this.writing) return this.waits;
    if (!this.changed.size || this.rests) return null;
    const paths = [...this.changed];
    this.changed.clear();
    const contents = new Map(paths.map((path) => [path, this.#content(path)]));
    return this.#inPatience(this.#keep(contents).then(() => this.say('writing', null), (error) => this.#failed(paths, error)));
  }

  #content(path) {
    if (!this.FS.analyzePath(path).exists || this.FS.isDir(this.FS.stat(path).mode)) return null;
    const content = this.FS.readFile(path);
    if (path.endsWith('.side') && new TextDecoder().decode(content).includes('"winners"')) this.gameOver = true;
    return content;
  }

  #inPatience(work) {
    this.writing = work.finally(() => {
      this.writing = null;
      this.flush(); // changes made meanwhile
    });
    this.waits = new Promise((resolve) => {
      patient(this.writing, PATIENCE_MS, () => {
        this.say('writing', WAITS.writing);
        resolve();
      }).then(resolve);
    });
    return this.waits;
  }

  #failed(paths, error) {
    console.warn(`writing: ${wordsOf(error)}`);
    for (const path of paths) this.changed.add(path);
    this.say('writing', { QuotaExceededError: REFUSED.full, VersionError: REFUSED.newer }[error?.name] ?? REFUSED.writing);
    this.rests = true;
    setTimeout(() => {
      this.rests = false;
      this.flush();
    }, AGAIN_MS);
  }

  // contents: path -> Uint8Array, null for a deleted file
  async #keep(contents) {
    return this.#again(() => (this.lost ? this.#replace(new Map(this.#walk(DATA_FOLDER))) : this.#write((store) => put(store, contents))));
  }

  async #connect() {
    this.database ??= await opened(this.boardId, (database) => this.#lose(database));
  }

  #lose(database) {
    database?.close();
    this.lost = true;
    if (this.database === database) this.database = null;
  }

  // Returns the result of doing(). Browsers end a connection without a word, for example in the background: if doing()
  // fails, it is done once more over a new one.
  async #again(doing) {
    try {
      return await doing();
    } catch (error) {
      if (error?.name === 'QuotaExceededError') throw error;
      this.#lose(this.database);
      return doing();
    }
  }

  * #walk(folder) {
    for (const name of this.FS.readdir(folder)) {
      const path = folder + '/' + name;
      if (name === '.' || name === '..') continue;
      if (this.FS.isDir(this.FS.stat(path).mode)) yield* this.#walk(path);
      else yield [path, this.FS.readFile(path)];
    }
  }

  #store(mode) {
    return this.database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  }

  async #write(doing) {
    await this.#connect();
    const store = this.#store('readwrite');
    try {
      doing(store);
    } catch (error) {
      done(store.transaction).catch(() => {});
      store.transaction.abort();
      throw error;
    }
    return done(store.transaction);
  }

  // Replace all files at once; what was set aside stays.
  replace(files) {
    return this.#again(() => this.#replace(files));
  }

  async #replace(files) {
    await this.#write((store) => {
      this.lost = false; // from here on; the connection may be lost once more
      store.delete(IDBKeyRange.upperBound([], true));
      put(store, files);
    }).catch((error) => {
      this.lost = true;
      throw error;
    });
  }
}

function put(store, contents) {
  for (const [path, content] of contents) {
    if (content === null) store.delete(path);
    else store.put(content, path);
  }
}

// Replaces Saves for a game that is not saved
export class NoSaves {
  watch() {}
  flush() { return null; }
  replace() {}
}
