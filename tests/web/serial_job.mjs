// What the page does over a cable, in node: node serial_job.mjs PAGE PORT STEPS [QUICKER]
// PAGE: the folder of the page; PORT: of 127.0.0.1, where a raw REPL or a table listens; STEPS: a JSON list of ["look"],
// ["backup", FILE], ["restore", FILE], ["drive"], ["watch"], each over a connection of its own. QUICKER: how many times less
// the page waits for an answer. Prints a JSON list with what each gave; of one that met a Trouble {kind, message}, and
// nothing of those after it.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [page, number, list, quicker = 1] = process.argv.slice(2);
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (run, ms, ...rest) => later(run, ms / quicker, ...rest);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const { BoardLink, Trouble, Wire, choosePort } = await load('serial_link.mjs');
const connected = await load('connected.mjs');
const kept = await load('kept_files.mjs');
const { pack, unpack } = await load('backup.mjs');
const { follow } = await load('watch.mjs');
const index = JSON.parse(fs.readFileSync(path.join(page, 'device', 'index.json')));

class Port {
  getInfo() { return { usbVendorId: 0x2e8a }; }

  async open() {
    this.socket = net.connect(Number(number), '127.0.0.1');
    this.socket.setNoDelay(true);
    this.socket.on('error', () => {});
    await new Promise((resolve, reject) => this.socket.once('connect', resolve).once('error', reject));
    Object.assign(this, Duplex.toWeb(this.socket));
  }

  async close() { this.socket.destroy(); }
}

Object.defineProperty(globalThis, 'navigator', { value: { serial: { getPorts: async () => [new Port()] } } });

const onBoard = {
  look: async (_link, _nothing, seen) => ({ ...seen, listed: kept.summary(seen.paths) }),
  backup: async (link, file) => {
    const { files, unreadable } = await connected.readSaves(link);
    fs.writeFileSync(file, await pack(files));
    return { count: files.size, unreadable, listed: kept.summary(files.keys()) };
  },
  restore: async (link, file) => {
    const wanted = await unpack(new Uint8Array(fs.readFileSync(file)));
    const { files } = await connected.readSaves(link);
    if (kept.isAllThere(files, wanted)) return null;
    await connected.checkRoom(link, wanted);
    await connected.replaceSaves(link, wanted, () => {});
    return { loses: kept.lostFrom(files, wanted).length > 0 };
  },
  drive: (link) => link.showDrive(),
};

async function step([what, argument]) {
  const log = [];
  const wire = await Wire.open(await choosePort(), (line) => log.push(line));
  try {
    if (what === 'watch') {
      let shown = null;
      await follow(wire, index.games, (text) => { shown = text; }, () => shown !== null);
      return shown;
    }
    const link = await BoardLink.open(wire);
    const gave = await onBoard[what](link, argument, await connected.lookAt(link, index));
    if (what !== 'drive') await link.restart();
    return gave ?? null;
  } finally {
    await wire.close();
  }
}

const given = [];
try {
  for (const each of JSON.parse(list)) given.push(await step(each));
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  given.push({ kind: error.kind, message: error.message });
}
process.stdout.write(JSON.stringify(given));
