// The handheld and its saves, in a thread of their own: however long a step takes, the page is not held up. page.mjs
// sends [number, name of a call, arguments] and gets [number, value, text of an error]; what comes unasked has the
// number 0 and a value with some of: picture (RGBA), turned, lights, gameOver, on, stopped.
import { unpack } from './bundle.mjs';
import { Handheld } from './handheld.mjs';
import { loadMicroPython } from './micropython.mjs';
import { NoSaves, Saves } from './saves.mjs';

const TURN_MS = 15; // between two turns of the main loop in which nothing waits
const MOST_TURNS = 32; // before the picture is shown

let board, seed, saves, handheld;
let on = false, hidden = false;
let wake = () => {};
let longestStep = 0, turns = 0; // since a key moved or something was sent to the panel
let lightsBefore;

const tell = (value, transferred = []) => postMessage([0, value], transferred);

const modules = fetch('firmware.bin').then((reply) => {
  if (!reply.ok) throw new Error(`firmware.bin could not be fetched (${reply.status})`);
  return reply.arrayBuffer();
}).then(unpack);
modules.catch(() => {}); // told to who opens a board

function show() {
  const lights = { backlight: handheld.backlight, led: handheld.led };
  const text = JSON.stringify(lights), { panel } = handheld;
  const told = text === lightsBefore ? {} : { lights };
  lightsBefore = text;
  if (panel.changed) {
    panel.changed = false;
    const picture = new Uint32Array(board.width * board.height);
    panel.paint(picture);
    tell({ ...told, picture: picture.buffer, turned: panel.turned }, [picture.buffer]);
  } else if (told.lights) tell(told);
}

// What the firmware wrote is on disk before its picture appears, as on a board.
async function turn() {
  for (let count = 0; count < MOST_TURNS; count++) {
    const before = performance.now(), more = handheld.step();
    longestStep = Math.max(longestStep, performance.now() - before);
    if (more === 'restart') return restart();
    if (!more) break;
  }
  const kept = saves.flush();
  if (kept) await kept;
  if (saves.gameOver) {
    saves.gameOver = false;
    tell({ gameOver: true });
  }
  show();
  return undefined;
}

async function loop(mine) {
  try {
    while (on && handheld === mine) {
      if (!hidden) {
        const { lastByteAt } = handheld.panel;
        await turn();
        turns = handheld.panel.lastByteAt === lastByteAt ? turns + 1 : 0;
      }
      await new Promise((resolve) => {
        wake = resolve;
        if (!hidden) setTimeout(resolve, TURN_MS);
      });
    }
  } catch (error) {
    on = false;
    tell({ stopped: error.message });
  }
}

async function restart() {
  await saves.flush();
  await powerOn();
}

async function powerOn() {
  const held = handheld?.held;
  handheld = new Handheld({
    loadMicroPython,
    url: new URL('micropython.wasm', location.href).href,
    modules: await modules,
    board,
    files: await saves.load(),
    seed,
    clock: () => performance.now(),
    watch: (FS) => saves.watch(FS),
  });
  if (held) handheld.held = held; // keys that are down stay down: that is how safe mode is reached
  await handheld.powerOn();
  turns = 0;
  on = true;
  lightsBefore = undefined;
  tell({ on: true });
  loop(handheld);
}

// The page has the lock that tells a second one. This one waits until the thread of a page that was closed is gone too.
const alone = new Promise((resolve) => {
  if (!navigator.locks) return resolve();
  navigator.locks.request('tableside saves', () => {
    resolve();
    return new Promise(() => {});
  });
  return undefined;
});

const calls = {
  // kept: false for a game that is kept nowhere
  async open(chosen, fixed, kept) {
    on = false;
    [board, seed] = [chosen, fixed];
    if (kept) await alone;
    saves = kept ? await Saves.open(board.id) : new NoSaves();
    await powerOn();
  },
  powerOn,
  powerOff() { on = false; wake(); },
  keyDown(key) { handheld?.keyDown(key); turns = 0; wake(); },
  pinDown(name, pin) { handheld?.pinDown(name, pin); turns = 0; wake(); },
  keyUp(name) { handheld?.keyUp(name); turns = 0; wake(); },
  letGo() { for (const name of [...handheld?.held.keys() ?? []]) handheld.keyUp(name); },
  hide(whether) { hidden = whether; wake(); },
  words() { return handheld?.program ? { found: handheld.words(), over: handheld.program.is_over() } : { found: [], over: false }; },
  closes: () => handheld.program.closes(),
  shareable() { wake(); return handheld.program.shareable(); },
  showShared: (record) => JSON.parse(handheld.program.show_shared(record)),
  settingsFault: (module, content) => handheld.settingsFault(module, content),
  copy() { wake(); handheld.program?.note_copy(); return handheld.flash(); },
  replace: (files) => saves.replace(files),
  // For tests: whether the firmware has had so many turns since a key moved and since it sent anything to the panel as
  // take that long, however rarely a computer at work lets it have one; all was given to the page
  quiet: (ms) => turns > ms / TURN_MS && !handheld.panel.changed,
  longestStep() { const found = longestStep; longestStep = 0; return found; },
};

onmessage = async ({ data: [number, name, values] }) => {
  try {
    postMessage([number, await calls[name](...values)]);
  } catch (error) {
    postMessage([number, undefined, error.message]);
  }
};
