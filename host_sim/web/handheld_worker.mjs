// The handheld and its saves, in a thread of their own: however long a step takes, the page is not held up. page.mjs
// sends [number, name of a call, arguments] and gets [number, value, text of an error]; what comes unasked has the
// number 0 and a value with some of: picture (RGBA), turned, lights, gameOver, on, stopped, said ([service, sentence or null,
// whether play can go on without it]). Nothing is asked of the browser before a board is opened.
import { unpack } from './bundle.mjs';
import { Handheld } from './handheld.mjs';
import { loadMicroPython } from './micropython.mjs';
import { NoSaves, Saves } from './saves.mjs';
import { REFUSED, WAITS, WITHOUT, attempt, fetched, patient, wordsOf } from './services.mjs';

const TURN_MS = 15; // between two turns of the main loop in which nothing waits
const MOST_TURNS = 32; // before the picture is shown
const PATIENCE_MS = 500; // before the players are told what they wait for

let board, seed, saves, handheld;
let on = false, hidden = false;
let wake = () => {};
let longestStep = 0, turns = 0; // since a key moved or something was sent to the panel
let lightsBefore;

const post = (value, transferred = []) => postMessage([0, value], transferred);

const say = (service, sentence, without = false) => post({ said: [service, sentence, without] });

let modules = null;

function fetchedModules() {
  modules ??= fetched('firmware.bin').then((reply) => reply.arrayBuffer()).then(unpack).catch((error) => {
    modules = null; // the next start tries again
    throw error;
  });
  return modules;
}

function show() {
  const lights = { backlight: handheld.backlight, led: handheld.led };
  const text = JSON.stringify(lights), { panel } = handheld;
  const changes = text === lightsBefore ? {} : { lights };
  lightsBefore = text;
  if (panel.changed) {
    panel.changed = false;
    const picture = new Uint32Array(board.width * board.height);
    panel.paint(picture);
    post({ ...changes, picture: picture.buffer, turned: panel.turned }, [picture.buffer]);
  } else if (changes.lights) post(changes);
}

// What the firmware wrote is on disk before its picture appears, as on a board.
async function turn(mine) {
  for (let count = 0; count < MOST_TURNS; count++) {
    const before = performance.now(), more = mine.step();
    longestStep = Math.max(longestStep, performance.now() - before);
    if (more === 'restart') return afterAll(() => (on && handheld === mine ? restart() : undefined));
    if (!more) break;
  }
  const kept = saves.flush();
  if (kept) await kept;
  if (handheld !== mine) return undefined;
  if (saves.gameOver) {
    saves.gameOver = false;
    post({ gameOver: true });
  }
  show();
  return undefined;
}

async function loop(mine) {
  try {
    while (on && handheld === mine) {
      if (!hidden) {
        const { lastByteAt } = mine.panel;
        await turn(mine);
        turns = mine.panel.lastByteAt === lastByteAt ? turns + 1 : 0;
      }
      await new Promise((resolve) => {
        wake = resolve;
        if (!hidden) setTimeout(resolve, TURN_MS);
      });
    }
  } catch (error) {
    if (handheld !== mine) return;
    on = false;
    post({ stopped: wordsOf(error) });
  }
}

async function restart() {
  await saves.flush();
  await powerOn();
}

// files: what the flash holds; where the handheld ran already, what it left there
async function powerOn(files = handheld.FS ? handheld.flash() : handheld.files) {
  if (typeof WebAssembly === 'undefined') throw new Error(REFUSED.programs);
  const held = handheld?.held;
  handheld = new Handheld({
    loadMicroPython,
    url: new URL('micropython.wasm', location.href).href,
    modules: await fetchedModules(),
    board,
    files,
    seed,
    clock: () => performance.now(),
    watch: (FS) => saves.watch(FS),
  });
  if (held) handheld.held = held; // keys that are down stay down: that is how safe mode is reached
  await handheld.powerOn();
  turns = 0;
  on = true;
  lightsBefore = undefined;
  post({ on: true });
  loop(handheld);
}

// ---- saves

let letGo = null; // gives the lock back

function unlock() {
  letGo?.();
  letGo = null;
}

// One page at a time plays in the saves: another one waits, be it only until the thread of a page that was closed has gone.
async function alone(signal, tellUnlessStopped) {
  if (letGo) return;
  const lock = new Promise((resolve, reject) => {
    navigator.locks.request('tableside saves', { signal }, () => {
      if (signal.aborted) return undefined;
      resolve();
      return new Promise((release) => { letGo = release; });
    }).catch(reject);
  });
  await patient(lock, PATIENCE_MS, () => tellUnlessStopped('lock', WAITS.lock, true));
  tellUnlessStopped('lock', null);
}

async function savesOf(id, signal) {
  const tellUnlessStopped = (...what) => { if (!signal.aborted) say(...what); };
  const late = () => tellUnlessStopped('saves', WAITS.saves, true);
  const found = await patient(Saves.open(id, say), PATIENCE_MS, late);
  await attempt('lock', tellUnlessStopped, () => alone(signal, tellUnlessStopped));
  signal.throwIfAborted();
  const files = await patient(found.load(), PATIENCE_MS, late);
  tellUnlessStopped('saves', null);
  return [found, files];
}

let goWithout = () => {};

// [saves, files]: of a board, or none when the browser refuses them, or when nobody wants to wait any longer
async function savesOrNone(id) {
  const stop = new AbortController();
  const none = (sentence) => {
    stop.abort();
    unlock(); // a handheld that keeps nothing needs no lock
    say('lock', null);
    say('saves', sentence);
    return [new NoSaves(), new Map()];
  };
  const without = new Promise((resolve) => { goWithout = () => resolve(none(WITHOUT)); });
  const found = savesOf(id, stop.signal).catch((error) => {
    if (stop.signal.aborted) return without;
    console.warn(`saves: ${wordsOf(error)}`);
    return none(error?.name === 'VersionError' ? REFUSED.newer : REFUSED.saves);
  });
  const first = await Promise.race([found, without]);
  goWithout = () => {};
  return first;
}

// ---- what the page asks for

function running() {
  if (!handheld?.program) throw new Error('The handheld is not on.');
  return handheld;
}

// These change what plays, or need it: each waits for the one before.
const inTurn = {
  // kept: false for a game that is kept nowhere
  async open(chosen, fixed, kept) {
    on = false;
    await saves?.flush();
    [board, seed, handheld] = [chosen, fixed, null];
    let files;
    [saves, files] = kept ? await savesOrNone(board.id) : [new NoSaves(), new Map()];
    await powerOn(files);
  },
  powerOn: () => powerOn(),
  async powerOff() {
    on = false;
    wake();
    await saves?.flush();
  },
  closes: () => running().program.closes(),
  shareable() { wake(); return running().program.shareable(); },
  showShared: (record) => JSON.parse(running().program.show_shared(record)),
  settingsFault: (module, content) => running().settingsFault(module, content),
  flash: () => running().flash(),
  // The flash, of which a copy is made: the games that can continue tell so
  copy() {
    wake();
    running().program.note_copy();
    return running().flash();
  },
  async replace(files) {
    await saves.replace(files);
    await powerOn(files);
  },
};

const atOnce = {
  async prepare() { await fetchedModules(); },
  without: () => goWithout(),
  keyDown(key) { handheld?.keyDown(key); turns = 0; wake(); },
  pinDown(name, pin) { handheld?.pinDown(name, pin); turns = 0; wake(); },
  keyUp(name) { handheld?.keyUp(name); turns = 0; wake(); },
  tap(x, y) { if (on) handheld.program.tap(x, y); turns = 0; wake(); },
  swipe(x, y) { if (on) handheld.program.swipe(x, y); turns = 0; wake(); },
  letGo() { for (const name of [...handheld?.held.keys() ?? []]) handheld.keyUp(name); },
  hide(whether) { hidden = whether; wake(); },
  words() { return handheld?.program ? { found: handheld.words(), over: handheld.program.is_over() } : { found: [], over: false }; },
  // For tests: whether the firmware has had so many turns since a key moved and since it sent anything to the panel as
  // take that long, however rarely a computer at work lets it have one; all was given to the page
  quiet: (ms) => turns > ms / TURN_MS && handheld && !handheld.panel.changed,
  longestStep() { const found = longestStep; longestStep = 0; return found; },
};

let last = Promise.resolve();

function afterAll(doing) {
  const done = last.then(doing);
  last = done.catch(() => {}); // told to who waits for it
  return done;
}

function answer(number, doing) {
  const replied = Promise.resolve().then(doing).then((value) => postMessage([number, value]));
  return replied.catch((error) => postMessage([number, undefined, wordsOf(error)]));
}

onmessage = ({ data: [number, name, values] }) => {
  if (name in inTurn) afterAll(() => answer(number, () => inTurn[name](...values)));
  else answer(number, () => atOnce[name](...values));
};
