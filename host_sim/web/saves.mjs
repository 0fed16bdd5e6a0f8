// What lies in the handheld's flash, kept in the browser's IndexedDB: one database for each board.
import { DATA_FOLDER } from './handheld.mjs';

const STORE = 'files';

const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class Saves {
  static async open(boardId) {
    const request = indexedDB.open('tableside-' + boardId, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new Saves(await settled(request));
  }

  constructor(database) {
    this.database = database;
    this.changed = new Set(); // paths
    this.gameOver = false; // a game ended; somebody sets it to false again
  }

  // All files, path -> Uint8Array
  async load() {
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [paths, contents] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    return new Map(paths.map((path, index) => [path, contents[index]]));
  }

  // From now on notes which files change. FS: Emscripten's file system, whose own functions are the ones it calls.
  watch(FS) {
    this.FS = FS;
    // Emscripten itself empties a file that is being opened by its node; open() notes that one's path.
    const note = (path) => { if (typeof path === 'string' && path.startsWith(DATA_FOLDER + '/')) this.changed.add(path); };
    const { open, write, ftruncate, truncate, rename, unlink } = FS;
    FS.open = (path, ...rest) => {
      const stream = open(path, ...rest);
      if ((stream.flags & 3) !== 0) note(stream.path); // it may have been made, or emptied
      return stream;
    };
    FS.write = (stream, ...rest) => { note(stream.path); return write(stream, ...rest); };
    FS.ftruncate = (descriptor, ...rest) => { note(FS.getStream(descriptor)?.path); return ftruncate(descriptor, ...rest); };
    FS.truncate = (path, ...rest) => { note(path); return truncate(path, ...rest); };
    FS.rename = (from, to) => { note(from); note(to); return rename(from, to); };
    FS.unlink = (path) => { note(path); return unlink(path); };
  }

  // A promise that is kept when everything is on disk, in one transaction; null when nothing has changed.
  flush() {
    if (!this.changed.size) return null;
    const work = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = work.objectStore(STORE);
    for (const path of this.changed) {
      if (!this.FS.analyzePath(path).exists) {
        store.delete(path);
        continue;
      }
      const content = this.FS.readFile(path);
      store.put(content, path);
      if (path.endsWith('.side') && new TextDecoder().decode(content).includes('"winners"')) this.gameOver = true;
    }
    this.changed.clear();
    return new Promise((resolve, reject) => {
      work.oncomplete = () => resolve();
      work.onabort = work.onerror = () => reject(work.error);
    });
  }

  // All files at once, in the place of those that are there
  replace(files) {
    const work = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = work.objectStore(STORE);
    store.clear();
    for (const [path, content] of files) store.put(content, path);
    return new Promise((resolve, reject) => {
      work.oncomplete = () => resolve();
      work.onabort = work.onerror = () => reject(work.error);
    });
  }
}

// In its place for a game that is kept nowhere
export class NoSaves {
  load() { return new Map(); }
  watch() {}
  flush() { return null; }
}
