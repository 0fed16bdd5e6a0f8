// Plays a script on the page's handheld in node, and gives its pictures: node player.mjs PAGE JOB
// PAGE: the folder of the page; JOB: a JSON file with board, seed (or null) and steps, each [what, key, number, text], as
// host_sim/script.py has them. Prints JSON: a list of [name, pixels as RGB565 in base64].
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, job] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const { unpack } = await load('bundle.mjs');
const { Handheld } = await load('handheld.mjs');
const { loadMicroPython } = await load('micropython.mjs');
const boards = JSON.parse(fs.readFileSync(path.join(page, 'boards.json')));
const modules = unpack(new Uint8Array(fs.readFileSync(path.join(page, 'firmware.bin'))).buffer);
const { board, seed, steps } = JSON.parse(fs.readFileSync(job));

// As in host_sim/script.py
const PRESS_MS = 80, SETTLED_MS = 100, LONGEST_SETTLING_MS = 2000, LONGEST_BOOT_MS = 15000;
const IDLE_MS = 15, BUSY_MS = 0.25; // between two turns in a browser; what one takes that has work to do
const shots = [];
let handheld;

async function boot(files) {
  const powered = { loadMicroPython, modules, board: boards.find((each) => each.id === board), seed, files };
  handheld = new Handheld(powered);
  await handheld.powerOn();
  for (let passed = 0; !handheld.backlight && passed < LONGEST_BOOT_MS; passed += 10) run(10);
  settle();
}

function run(ms) {
  const end = handheld.time + ms;
  while (handheld.time < end) handheld.time = Math.min(end, handheld.time + (handheld.step() ? BUSY_MS : IDLE_MS));
}

function settle() {
  run(SETTLED_MS);
  for (let passed = SETTLED_MS; passed < LONGEST_SETTLING_MS;) {
    const missing = SETTLED_MS - (handheld.time - handheld.panel.lastByteAt);
    if (missing <= 0) return;
    run(missing);
    passed += missing;
  }
}

function press(key, ms) {
  handheld.keyDown(key);
  run(ms);
  handheld.keyUp(key);
  settle();
}

async function play() {
  let flash;
  await boot();
  for (const [what, key, number, text] of steps) {
    if (what === 'press') for (let count = 0; count < number; count++) press(key, PRESS_MS);
    else if (what === 'hold') press(key, number);
    else if (what === 'wait') run(number);
    else if (what === 'power' && text === 'off') flash = handheld.flash();
    else if (what === 'power') await boot(flash);
    else if (what === 'shot') {
      const pixels = Buffer.from(handheld.panel.pixels().buffer).swap16(); // high byte first
      shots.push([text, pixels.toString('base64')]);
    } else if (what !== 'expect') throw new Error(`the player cannot ${what}`);
  }
}

try {
  await play();
  const crash = handheld.flash().get('/data/crash.log');
  if (crash) throw new Error('the firmware logged a crash: ' + new TextDecoder().decode(crash));
  process.stdout.write(JSON.stringify(shots));
} catch (error) {
  // Node would print the whole runtime with the error.
  console.error(error.message);
  process.exitCode = 1;
}
