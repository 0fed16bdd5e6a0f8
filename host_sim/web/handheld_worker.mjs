// The handheld and its saves in their own thread, so that a long step does not block the page. page.mjs sends [number,
// name of a call, arguments] and gets [number, value, error text]. Unsolicited messages have number 0 and a value with
// some of: picture (RGBA), turned, lights, gameOver, on, stopped, language (its code), said ([service, sentence or null,
// true if play can go on without it]); sentences are for shown() of texts.mjs. The browser is asked for nothing before a board is opened.
import { unpack } from './bundle.mjs';
import { Handheld } from './handheld.mjs';
import { loadMicroPython } from './micropython.mjs';
import { NoSaves, Saves } from './saves.mjs';
import { Said, later } from './texts.mjs';
import { NEWER, REFUSED, WAITS, WITHOUT, attempt, fetched, onNewer, patient, wordsOf } from './services.mjs';

const TURN_MS = 15; // between two turns of the main loop when nothing waits
const MOST_TURNS = 32; // before the picture is shown
const PATIENCE_MS = 500; // before the players see what they wait for

let board, seed, still, language, names, saves, handheld;
let on = false, hidden = false;
let wake = () => {};
let longestStep = 0, turns = 0; // since a key moved or something was sent to the panel
let lightsBefore;

const post = (value, transferred = []) => postMessage([0, value], transferred);

const say = (service, sentence, without = false) => post({ said: [service, sentence, without] });

onNewer(() => say('version', NEWER));

let modules = null;
const spoken = new Map(); // files of languages, path -> Uint8Array

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

// What the firmware wrote must be on disk before its picture appears, as on a board.
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

// files: content of the flash; by default what a previous run left there
async function powerOn(files = handheld.FS ? handheld.flash() : handheld.files) {
  if (typeof WebAssembly === 'undefined') throw new Said(REFUSED.programs);
  const held = handheld?.held;
  handheld = new Handheld({
    loadMicroPython,
    modules: [...await fetchedModules(), ...spoken],
    board,
    files,
    seed,
    still,
    language,
    names,
    speaks: (code) => post({ language: code }),
    clock: () => performance.now(),
    watch: (FS) => saves.watch(FS),
  });
  if (held) handheld.held = held; // held keys stay held, which is the way to safe mode
  await handheld.powerOn();
  turns = 0;
  on = true;
  lightsBefore = undefined;
  post({ on: true });
  loop(handheld);
}

// ---- saves

let letGo = null; // releases the lock

function unlock() {
  letGo?.();
  letGo = null;
}

// Only one page at a time plays in the saves: another one waits, perhaps only until the thread of a closed page has
// gone.
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

// Returns [saves, files] of a board, or empty ones if the browser refuses them or the player stops waiting
async function savesOrNone(id) {
  const stop = new AbortController();
  const none = (sentence) => {
    stop.abort();
    unlock(); // a handheld that saves nothing needs no lock
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

// ---- requests of the page

function running() {
  if (!handheld?.program) throw new Said(later('The handheld is not on.'));
  return handheld;
}

// Calls that change what plays, or depend on it: each waits for the previous one.
const inTurn = {
  // kept: false for a game that is not saved; moveless: true for somebody who prefers no animation; code: of the language
  // until somebody chooses another one; all: code -> name
  async open(chosen, fixed, kept, moveless, code, all) {
    on = false;
    await saves?.flush();
    [board, seed, still, language, names, handheld] = [chosen, fixed, moveless, code, all, null];
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
  // Returns the flash for a copy; unfinished games record that
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
  // files of a language, [[path, Uint8Array]]
  learn(files) {
    for (const [path, content] of files) spoken.set(path, content);
    handheld?.learn(files);
    wake();
  },
  without: () => goWithout(),
  keyDown(key) { handheld?.keyDown(key); turns = 0; wake(); },
  pinDown(name, pin) { handheld?.pinDown(name, pin); turns = 0; wake(); },
  keyUp(name) { handheld?.keyUp(name); turns = 0; wake(); },
  tap(x, y) { if (on) handheld.program.tap(x, y); turns = 0; wake(); },
  swipe(x, y) { if (on) handheld.program.swipe(x, y); turns = 0; wake(); },
  letGo() { for (const name of [...handheld?.held.keys() ?? []]) handheld.keyUp(name); },
  hide(whether) { hidden = whether; wake(); },
  words() { return handheld?.program ? { found: handheld.words(), over: handheld.program.is_over() } : { found: [], over: false }; },
  large: (view) => (handheld?.program ? handheld.large(view) : []),
  // For tests: true once the firmware, with nothing left to show, has had `ms` worth of turns since the last key and
  // the last bytes to the panel, even on a busy computer
  quiet: (ms) => turns > ms / TURN_MS && handheld && !handheld.panel.changed,
  longestStep() { const found = longestStep; longestStep = 0; return found; },
};

let last = Promise.resolve();

function afterAll(doing) {
  const done = last.then(doing);
  last = done.catch(() => {}); // errors go to the caller
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
