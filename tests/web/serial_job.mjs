// What the page does over a cable, in node: node serial_job.mjs PAGE FILES PORT STEPS [QUICKER]
// PAGE: the folder of the page; FILES: that of board/; PORT: of 127.0.0.1, where a raw REPL or a table listens; STEPS: a
// JSON list of ["look"], ["install", BOARD], ["backup", FILE], ["restore", FILE], ["watch"], each over a connection of its
// own. QUICKER: how many times less the page waits for an answer. Prints a JSON list with what each gave; of one that met
// a Trouble {kind, message}, and nothing of those after it.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [page, folder, number, list, quicker = 1] = process.argv.slice(2);
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (run, ms, ...rest) => later(run, ms / quicker, ...rest);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const { BoardLink, Trouble, Wire, choosePort } = await load('serial_link.mjs');
const install = await load('install.mjs');
const { pack, unpack } = await load('backup.mjs');
const { follow } = await load('watch.mjs');
const index = JSON.parse(fs.readFileSync(path.join(folder, 'index.json')));

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
globalThis.fetch = async (name) => {
  const place = path.join(folder, name);
  const there = fs.existsSync(place);
  return { ok: there, status: there ? 200 : 404, arrayBuffer: async () => new Uint8Array(fs.readFileSync(place)).buffer };
};

const onBoard = {
  look: async (link, _nothing, seen) => {
    const board = index.boards.find(({ id }) => id === seen.board);
    const plan = board && await install.planFor(link, index, board);
    const foreign = plan ? await install.foreign(link, index, plan, seen.main) : [];
    return { ...seen, pico: install.picoOf(seen.machine), differ: plan ? plan.write.size : null, foreign };
  },
  install: async (link, wanted) => {
    await install.finishInterrupted(link, index);
    const plan = await install.planFor(link, index, index.boards.find(({ id }) => id === wanted));
    if (!plan.write.size) return [];
    await install.fetchFiles(plan, '');
    await install.checkPlan(link, index, plan);
    await install.markNew(link, index, plan);
    await install.carryOut(link, index, plan, () => {});
    return [...plan.write.keys()];
  },
  backup: async (link, file) => {
    const files = await install.readSaves(link, index);
    fs.writeFileSync(file, await pack(files));
    return files.size;
  },
  restore: async (link, file) => {
    const wanted = await unpack(new Uint8Array(fs.readFileSync(file)));
    const present = await install.readSaves(link, index);
    const plan = await install.planForSaves(link, index, present, wanted);
    const loses = install.wouldLose(present, wanted);
    if (!plan) return null;
    await install.checkPlan(link, index, plan);
    await install.carryOut(link, index, plan, () => {});
    return { loses, written: [...plan.write.keys()], removed: plan.remove };
  },
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
    const seen = await install.lookAt(link, index);
    const gave = await onBoard[what](link, argument, seen);
    await link.restart();
    return gave;
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
