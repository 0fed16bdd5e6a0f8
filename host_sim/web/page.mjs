// The page: the panel of one handheld on a canvas, its keys, its backups. The handheld runs in handheld_worker.mjs.
import { Refused, pack, unpack as unpackBackup } from './backup.mjs';
import { DATA_FOLDER } from './handheld.mjs';
import { listenToKeyboard, showKeys } from './keys.mjs';
import { BadLink, RESULT, gameLink, read } from './links.mjs';

const WORDS_MS = 300; // after the last change of the picture its words are told
const element = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);

let boards, board, worker;
let shared = null; // what a link to a game that is over holds
let on = false;
let lights = { backlight: 0, led: null }, turned = false;
let wordsTimer;

// A test may look at this.
const timing = { firstPicture: null, pressed: null, answers: [] };
window.tableside = { timing, ask, pixels };

function tell(text) {
  element('note').textContent = text;
  element('note').hidden = !text;
}

// ---- the worker

const asked = new Map(); // number -> [resolve, reject]
let lastAsked = 0;

// A promise of what a call of handheld_worker.mjs gives; they run in the order in which they are asked for.
function ask(name, ...values) {
  return new Promise((resolve, reject) => {
    asked.set(++lastAsked, [resolve, reject]);
    worker.postMessage([lastAsked, name, values]);
  });
}

function startWorker() {
  worker = new Worker(new URL('handheld_worker.mjs', location.href), { type: 'module' });
  worker.onmessage = ({ data: [number, value, refused] }) => {
    if (!number) return happened(value);
    const [resolve, reject] = asked.get(number);
    asked.delete(number);
    return refused === undefined ? resolve(value) : reject(new Error(refused));
  };
  worker.onerror = (event) => {
    const error = new Error(event.message || 'its program could not be fetched');
    for (const [, reject] of asked.values()) reject(error);
    asked.clear();
    tell(`The handheld stopped: ${error.message}. Reload the page.`);
  };
}

function happened(told) {
  if (told.on) setOn(true);
  if (told.lights) lights = told.lights;
  if (told.picture) {
    image.data.set(new Uint8ClampedArray(told.picture));
    turned = told.turned;
    show();
    noteTimes();
  }
  showLights();
  if (told.gameOver) offerBackup();
  if (told.stopped !== undefined) {
    on = false;
    tell(`The handheld stopped: ${told.stopped}. What was shown is kept: reload the page.`);
  }
}

// ---- the panel

const canvas = element('panel'), context = canvas.getContext('2d', { alpha: false });
const small = document.createElement('canvas'), smallContext = small.getContext('2d', { alpha: false });
let image;

function layOut() {
  const { width, height } = board;
  const wide = innerWidth > innerHeight && innerWidth > 700;
  element('device').classList.toggle('wide', wide);
  const columns = ['left', 'right'].filter((side) => board.keys.some((key) => key.side === side)).length;
  const column = Math.max(48, Math.min(76, innerWidth * (columns > 1 ? 0.155 : 0.19)));
  const stick = board.keys.some((key) => key.onStick);
  const spareWidth = innerWidth - 44 - columns * (column + 6) - (wide && stick ? 240 : 0);
  const spareHeight = innerHeight - 110 - (!wide && stick ? 200 : 0);
  const scale = Math.max(0.5, Math.min(spareWidth / width, spareHeight / height, 4));
  const sharp = Math.ceil(scale * devicePixelRatio); // whole pixels of the canvas for one of the panel: the browser smooths
  canvas.width = width * sharp;
  canvas.height = height * sharp;
  canvas.style.width = width * scale + 'px';
  canvas.style.height = height * scale + 'px';
  element('device').style.setProperty('--column', column + 'px');
  small.width = width;
  small.height = height;
}

function show() {
  smallContext.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  element('device').classList.toggle('turned', turned);
  canvas.classList.toggle('turned', turned);
}

function noteTimes() {
  timing.firstPicture ??= lights.backlight ? performance.now() : null;
  if (timing.pressed !== null) timing.answers.push(performance.now() - timing.pressed);
  timing.pressed = null;
  clearTimeout(wordsTimer);
  wordsTimer = setTimeout(sayWords, WORDS_MS);
}

// What is shown, as RGB565
function pixels() {
  const { data } = image;
  return Uint16Array.from({ length: data.length / 4 }, (_, index) => {
    const [red, green, blue] = data.subarray(4 * index, 4 * index + 3);
    return red >> 3 << 11 | green >> 2 << 5 | blue >> 3;
  });
}

function showLights() {
  canvas.style.filter = `brightness(${on ? lights.backlight : 0})`;
  const led = lights.led ?? [0, 0, 0], strength = Math.max(...led);
  element('led').hidden = !lights.led;
  element('led').style.background = strength && on ? `rgb(${led})` : '';
  element('led').style.boxShadow = strength && on ? `0 0 12px 3px rgb(${led})` : '';
}

async function sayWords() {
  const { found, over } = await ask('words');
  if (!on) return;
  element('share').hidden = !over; // an unfinished game would tell the dice to come
  const focused = found.filter(([, focus]) => focus).map(([text]) => text).join(' ');
  const lines = found.map(([text]) => text).join('\n');
  element('words').textContent = focused ? `${focused}\n\n${lines}` : lines;
}

// ---- power

function setOn(whether) {
  on = whether;
  element('power').setAttribute('aria-pressed', String(on));
  showLights();
}

async function powerOff() {
  setOn(false);
  element('words').textContent = 'The handheld is off.';
  await ask('powerOff');
}

// ---- keys

function press(...call) {
  timing.pressed ??= performance.now();
  ask(...call);
}

function pinPressed(name, pin, down) {
  if (down) press('pinDown', name, pin);
  else ask('keyUp', name);
}

// ---- a game that is over

async function share() {
  const question = 'The whole game shows the seed of its dice. Nothing in it can be undone after that. Share it?';
  if (await ask('closes') && !confirm(question)) return;
  const record = await ask('shareable');
  let url;
  try {
    url = location.origin + location.pathname + await gameLink(record);
    await (navigator.share ? navigator.share({ title: 'Tableside', url }) : navigator.clipboard.writeText(url));
    if (!navigator.share) tell('The link was copied. It holds the whole game and its seed.');
  } catch (error) {
    if (error.name !== 'AbortError') tell(url ? `The link: ${url}` : error.message);
  }
  return undefined;
}

const gameNames = () => fetched('games.json').then((reply) => reply.json());

async function openShared() {
  const [{ showShared }, games] = await Promise.all([import('./shared.mjs'), gameNames()]);
  if (shared.kind === RESULT) {
    await showShared(element('device'), shared, games, null);
    for (const id of ['device', 'hint', 'board', 'power', 'saves', 'put']) element(id).hidden = true;
    return;
  }
  element('saves').hidden = true;
  await start();
  await showShared(element('device'), shared, games, (record) => ask('showShared', record));
}

// ---- backups

function offerBackup() {
  element('keep').classList.add('offered');
  if (!element('forgets').hidden) tell('The game is over. Keep a backup: this browser may forget it.');
}

async function keepBackup() {
  const files = new Map();
  for (const [path, content] of await ask('copy')) files.set(path.slice(DATA_FOLDER.length + 1), content);
  const link = document.createElement('a');
  const now = new Date(), two = (number) => String(number).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  link.download = `tableside-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.zip`;
  link.href = URL.createObjectURL(new Blob([await pack(files)], { type: 'application/zip' }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  element('keep').classList.remove('offered');
  tell('');
}

async function restoreBackup({ target }) {
  const [file] = target.files;
  target.value = '';
  if (!file) return;
  try {
    const files = await unpackBackup(new Uint8Array(await file.arrayBuffer()));
    const question = `Restore ${file.name}? All games of this board in this browser are replaced.`;
    if (!confirm(question)) return;
    await powerOff();
    await ask('replace', new Map([...files].map(([path, content]) => [`${DATA_FOLDER}/${path}`, content])));
    await ask('powerOn');
    tell('');
  } catch (error) {
    tell(error instanceof Refused ? `${error.message} Nothing was changed.` : `The backup could not be restored: ${error.message}`);
  }
}

// ---- as an app, and without a network

async function keepForOffline() {
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.register('service_worker.js');
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ({ target }) => {
      if (target.state === 'installed' && navigator.serviceWorker.controller) {
        tell('A new version is here. It comes when every page of Tableside was closed and one is opened again.');
      }
    });
  });
}

function offerToInstall() {
  let question;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event;
    element('install').hidden = false;
  });
  element('install').addEventListener('click', () => {
    question?.prompt();
    element('install').hidden = true;
  });
  // Only where the browser itself has such a page, and this is none: iOS.
  element('forgets').hidden = navigator.standalone !== false;
}

// ---- the start

async function choose(id) {
  board = boards.find((each) => each.id === id) ?? boards.find((each) => each.id === 'waveshare_pico_lcd_1_3');
  element('board').value = board.id;
  image = new ImageData(board.width, board.height);
  layOut();
  showKeys({ left: element('left'), right: element('right'), below: element('below') }, board, pinPressed);
  await ask('open', board, query.get('seed'), !shared);
}

// One page at a time plays in a board's saves: another one waits, be it only until a page that was closed has really gone.
function alone() {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve();
    const have = () => {
      resolve();
      return new Promise(() => {}); // as long as the page lives
    };
    navigator.locks.request('tableside', { ifAvailable: true }, (lock) => {
      if (lock) return have();
      tell('The game is open in another tab or window. Play there, or close it: then it goes on here.');
      navigator.locks.request('tableside', () => {
        tell('');
        return have();
      });
      return undefined;
    });
    return undefined;
  });
}

async function fetched(name) {
  const reply = await fetch(name);
  if (!reply.ok) throw new Error(`${name} could not be fetched (${reply.status})`);
  return reply;
}

async function start() {
  startWorker();
  boards = await fetched('boards.json').then((reply) => reply.json());
  for (const { id, name } of boards) element('board').append(new Option(name, id));
  element('board').addEventListener('change', async ({ target }) => {
    await powerOff();
    await choose(target.value);
    try {
      localStorage.setItem('board', board.id); // not what the link of somebody else has chosen
    } catch {} // a browser that keeps nothing: the next visit begins with the first board
    target.blur();
  });
  element('power').addEventListener('click', async ({ target }) => {
    // Until it is on: a second handheld beside it would write into the same saves.
    target.disabled = true;
    await Promise.resolve(on ? powerOff() : ask('powerOn')).finally(() => { target.disabled = false; });
  });
  element('keep').addEventListener('click', keepBackup);
  element('share').addEventListener('click', share);
  element('restore').addEventListener('change', restoreBackup);
  element('put').addEventListener('toggle', async ({ target }) => {
    await (await import('./board.mjs')).open(target, board.id, ask);
  }, { once: true });
  offerToInstall();
  addEventListener('resize', () => {
    layOut();
    show();
  });
  addEventListener('blur', () => ask('letGo'));
  document.addEventListener('visibilitychange', () => ask('hide', document.hidden));
  ask('hide', document.hidden);
  listenToKeyboard((key) => press('keyDown', key), (key) => ask('keyUp', key));
  navigator.storage?.persist?.();
  await choose(query.get('board') ?? localStorage.getItem('board'));
  document.documentElement.dataset.ready = 'yes';
  keepForOffline().catch(() => {}); // a browser without it needs the network
}

async function begin() {
  addEventListener('hashchange', () => location.reload());
  let linked = true;
  try {
    shared = await read(location.href, gameNames);
    linked = shared !== null;
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    tell(`${error.message} Copy the whole link, or ask for it again.`);
  }
  if (linked) query.delete('seed'); // who sends a game knows no dice to come
  if (shared) return openShared();
  await alone();
  return start();
}

addEventListener('unhandledrejection', ({ reason }) => tell(`The handheld stopped: ${reason.message}. What was shown is kept: reload the page.`));
begin().catch((error) => tell(`Tableside could not start: ${error.message}`));
