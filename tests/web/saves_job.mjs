// What the page's saves do while their database fails: node saves_job.mjs PAGE. Prints JSON: {name: [what happened]}.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FakeDatabase, KeyRange } from '../../tools/device/web/fake_database.mjs';

const { Saves } = await import(pathToFileURL(path.join(process.argv[2], 'saves.mjs')).href);
globalThis.IDBKeyRange = KeyRange;
console.warn = () => {};
let timers = [];
globalThis.setTimeout = (doing, ms) => timers.push([doing, ms]);
globalThis.clearTimeout = (number) => { timers[number - 1] = undefined; };

const pause = () => new Promise((resolve) => { setImmediate(() => setImmediate(() => setImmediate(() => setImmediate(resolve)))); });

// Lets everything happen that waits for so many ms.
async function passed(ms) {
  const due = timers.filter((timer) => timer && timer[1] <= ms);
  timers = [];
  for (const [doing] of due) doing();
  await pause();
}

// The least of Emscripten's file system
class Files {
  constructor(files) { this.files = files; }
  analyzePath(name) { return { exists: this.files.has(name) }; }
  stat() { return { mode: 0 }; }
  isDir(mode) { return mode === 1; }
  readFile(name) { return this.files.get(name); }
  readdir() { return [...this.files.keys()].map((name) => name.slice('/data/'.length)); }
}

async function playing(entries, fails) {
  const said = [], database = new FakeDatabase(entries, fails);
  globalThis.indexedDB = database;
  const saves = await Saves.open('board', (service, sentence) => said.push(sentence && `${service}: ${sentence}`));
  const FS = new Files(await saves.load());
  saves.watch(FS);
  const write = (name, text) => {
    FS.files.set(name, new TextEncoder().encode(text));
    saves.changed.add(name);
  };
  const kept = () => Object.fromEntries(database.entries.map(([key, value]) => [key, new TextDecoder().decode(value)]));
  return { saves, said, database, write, kept };
}

const error = (name) => (name ? new DOMException('', name) : null);
const text = (words) => new TextEncoder().encode(words);
const results = {};

for (const name of ['QuotaExceededError', 'UnknownError']) {
  let left = 2;
  const { saves, said, write, kept } = await playing([], (what) => (what === 'put' && left-- > 0 ? error(name) : null));
  write('/data/a', 'one');
  await saves.flush();
  write('/data/b', 'two');
  const rests = saves.flush();
  await passed(5000);
  await passed(5000);
  await passed(5000);
  results[name] = [said, rests, kept()];
}

// The ways in which a connection ends; all but "while waiting" clear the database.
const ends = {
  silent: (database) => { database.closed = true; },
  closed: (database) => { database.closed = true; database.onclose(); },
  deleted: (database) => database.onversionchange(),
};
for (const [name, end] of Object.entries(ends)) {
  const { saves, said, write, kept, database } = await playing([['/data/old', text('old')]], () => null);
  end(database);
  if (database.closed) database.entries = [];
  write('/data/a', 'one');
  await saves.flush();
  await passed(5000);
  await passed(5000);
  results[name] = [said, kept()];
}

{
  const said = [], database = new FakeDatabase([['/data/old', text('old')], ['/data/a', text('one')]]);
  globalThis.indexedDB = database;
  const saves = await Saves.open('board', (service, sentence) => said.push(sentence));
  database.closed = true;
  const files = [...await saves.load()].map(([key, value]) => [key, new TextDecoder().decode(value)]);
  results['while waiting'] = [said, Object.fromEntries(files)];
}

{
  let newer = false;
  const { saves, said, write, kept, database } = await playing([['/data/old', text('old')]],
    (what) => (newer && what === 'open' ? error('VersionError') : null));
  newer = true;
  database.onversionchange();
  write('/data/a', 'one');
  await saves.flush();
  results.newer = [said, kept()];
}

{
  const { saves, said, write, database, kept } = await playing([], () => null);
  const { transaction } = database;
  let end;
  database.transaction = function held() {
    const work = transaction.call(this), store = work.objectStore();
    work.objectStore = () => ({ ...store, transaction: {
      set oncomplete(doing) { work.oncomplete = () => { end = doing; }; }, set onabort(_doing) {},
    } });
    return work;
  };
  write('/data/a', 'one');
  const waits = saves.flush();
  await passed(1000);
  await waits;
  const slow = [...said];
  write('/data/a', 'two');
  const beside = (await saves.flush()) ?? null;
  database.transaction = transaction;
  end();
  await pause();
  results.slow = [slow, beside, said.at(-1), kept()];
}

{
  const { saves, write } = await playing([], () => null);
  saves.database.transaction = () => { throw null; };
  write('/data/a', 'one');
  await saves.flush();
  results.nothing = [saves.said, [...saves.changed]];
}
process.stdout.write(JSON.stringify(results));
