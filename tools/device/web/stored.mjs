// Starts the page's handheld on what a browser's database holds, in node: node stored.mjs PAGE
// Each line that comes is a job, each answer a line of JSON. A job: {entries: [[key, kind, base64]], backup: base64 or null,
// unreadable: [key], board}. kind: "bytes", or another type that the value is made of. With a backup it is restored first.
// The answer: {refused} of a backup; or {words: on the screen, flash, kept, aside: [[path, base64]]} where
// flash is what the handheld has, kept what the database has for it, after a start and a second one; {fault} for an error.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { FakeDatabase, KeyRange } from './fake_database.mjs';

const [page] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const [{ unpack: unpackBackup, Refused }, { unpack }, { Handheld, DATA_FOLDER }, { loadMicroPython }, { Saves }] =
  await Promise.all(['backup.mjs', 'bundle.mjs', 'handheld.mjs', 'micropython.mjs', 'saves.mjs'].map(load));
const boards = JSON.parse(fs.readFileSync(path.join(page, 'boards.json')));
const modules = unpack(new Uint8Array(fs.readFileSync(path.join(page, 'firmware.bin'))).buffer);
console.log = console.warn = console.error; // what the firmware prints is no answer

const bytes = (text) => Uint8Array.from(Buffer.from(text, 'base64'));
const base64 = (content) => Buffer.from(content).toString('base64');
const MAKE = {
  bytes: (content) => content,
  text: (content) => Buffer.from(content).toString('latin1'),
  buffer: (content) => content.buffer,
  words: (content) => new Uint16Array(content.buffer.slice(0, content.length & ~1)),
  view: (content) => new DataView(content.buffer),
  list: (content) => [...content.subarray(0, 9)],
  object: (content) => ({ content }),
  number: (content) => content.length,
  nothing: () => null,
  undefined: () => undefined,
};

async function started(board, say) {
  const saves = await Saves.open(board.id, say), files = await saves.load();
  const handheld = new Handheld({ loadMicroPython, modules, board, files, watch: (FS) => saves.watch(FS) });
  await handheld.powerOn();
  for (let at = 0; at < 4000 && !(handheld.backlight && handheld.words().length); at += 15) {
    handheld.time += 15;
    if (handheld.step() === 'restart') throw new Error('it starts again');
  }
  await saves.flush();
  return handheld;
}

async function done({ entries, backup, unreadable, board }) {
  const broken = new Set(unreadable);
  const fails = (what, key) => (what === 'getAll' && broken.size || what === 'get' && broken.has(key)
    ? new DOMException('', 'UnknownError') : null);
  const database = new FakeDatabase(entries.map(([key, kind, content]) => [key, MAKE[kind](bytes(content))]), fails);
  Object.assign(globalThis, { indexedDB: database, IDBKeyRange: KeyRange });
  const say = () => {};
  if (backup !== null) {
    let files;
    try {
      files = await unpackBackup(bytes(backup));
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message };
      throw error;
    }
    await (await Saves.open(board, say)).replace(new Map([...files].map(([name, content]) => [`${DATA_FOLDER}/${name}`, content])));
  }
  const chosen = boards.find(({ id }) => id === board);
  await started(chosen, say);
  const again = [], handheld = await started(chosen, (_service, sentence) => { if (sentence) again.push(sentence); });
  const held = database.entries, isAside = ([key]) => Array.isArray(key);
  return {
    words: handheld.words().map(([text]) => text),
    again,
    flash: [...handheld.flash()].map(([key, content]) => [key, base64(content)]),
    kept: held.filter((entry) => !isAside(entry)).map(([key, content]) => [key, content instanceof Uint8Array ? base64(content) : null]),
    aside: held.filter(isAside).map(([key]) => key[1]),
  };
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  const answer = await done(JSON.parse(line)).catch((error) => ({ fault: error?.stack ?? String(error) }));
  process.stdout.write(JSON.stringify(answer) + '\n');
}
