// The page: one handheld's panel on a canvas, its keys, its backups. The handheld runs in handheld_worker.mjs.
import { QUESTION, Refused, downloadBackup, unpackFile } from './backup.mjs';
import { DATA_FOLDER } from './handheld.mjs';
import { lostFrom, summary } from './kept_files.mjs';
import { listenToGlass, listenToKeyboard, nameKeys, showKeys } from './keys.mjs';
import { listenToLarge } from './large.mjs';
import { BadLink, RESULT, gameLink, read } from './links.mjs';
import { addBoardTexts, choose as chooseLanguage, keep, nameOf, names, preferred } from './languages.mjs';
import { keepForOffline, offerToInstall, update } from './offline.mjs';
import { NEWER, REFUSED, UNREACHABLE, attempt, copy, fetched, late, onNewer, wordsOf } from './services.mjs';
import { Said, later, shown, spoken, t } from './texts.mjs';

const WORDS_MS = 300; // from the last change of the picture until its text is announced
const element = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);

let boards, board, worker;
let shared = null; // content of a link to a finished game
let on = false, opened = false;
let lights = { backlight: 0, led: null }, turned = false;
let named = false; // as of a turned handheld are the names of the keys
let wordsTimer;

// For tests.
const timing = { firstPicture: null, pressed: null, answers: [] };
window.tableside = { timing, ask, pixels, size: () => [board.width, board.height] };

let noted = '';

const isNewer = (text) => [text].flat()[0] === NEWER;

// text: for shown() of texts.mjs
function note(text) {
  noted = text = isNewer(text) ? '' : text; // that is said already, with its button
  element('note').textContent = shown(text);
  element('note').hidden = !text;
}

// What the browser refuses or delays is shown as long as it lasts. without: a button continues without it
const said = new Map(); // service -> [sentence, without]
const UNSAVED = ['saves', 'writing'];

function say(service, sentence, without = false) {
  if (sentence) said.set(service, [sentence, without]);
  else said.delete(service);
  showSaid();
}

function showSaid() {
  const all = [...said.values()], sentences = new Set(all.map(([sentence]) => shown(sentence)));
  element('refusals').replaceChildren(...[...sentences].map((textContent) => Object.assign(document.createElement('p'), { textContent })));
  element('without').hidden = !all.some(([, goesOn]) => goesOn);
  element('update').hidden = !said.has('version');
  // Who closes the page is asked while something would be lost.
  window.onbeforeunload = UNSAVED.some((service) => said.has(service) && !said.get(service)[1]) ? () => true : null;
}

onNewer(() => say('version', NEWER));

// ---- the worker

const asked = new Map(); // number -> [resolve, reject]
let lastAsked = 0;

// Returns a promise of the result of a call of handheld_worker.mjs; calls run in order.
function ask(name, ...values) {
  return new Promise((resolve, reject) => {
    asked.set(++lastAsked, [resolve, reject]);
    worker.postMessage([lastAsked, name, values]);
  });
}

function startWorker() {
  let answers = false;
  try {
    worker = new Worker(new URL('handheld_worker.mjs', location.href), { type: 'module' });
  } catch {
    throw new Said(REFUSED.worker);
  }
  worker.onmessage = ({ data: [number, value, refused] }) => {
    answers = true;
    if (!number) return happened(value);
    const [resolve, reject] = asked.get(number) ?? [];
    asked.delete(number);
    return refused === undefined ? resolve?.(value) : reject?.(new Said(...[refused].flat()));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    const error = new Said(...answers ? wentWrong(event) : [REFUSED.worker]);
    for (const [, reject] of asked.values()) reject(error);
    asked.clear();
    note(error.said);
  };
}

const wentWrong = (error) => [later('Something went wrong: {0}. If the handheld stands still, reload the page.'), shown(wordsOf(error))];

function happened(news) {
  if (news.said) say(...news.said);
  if (news.on) setOn(true);
  if (news.language) learn(news.language);
  if (news.lights) lights = news.lights;
  if (news.picture) {
    image.data.set(new Uint8ClampedArray(news.picture));
    turned = news.turned;
    show();
    noteTimes();
  }
  showLights();
  if (news.gameOver) offerBackup();
  if (news.stopped !== undefined) {
    setOn(false);
    note([later('The handheld stopped: {0}. Press Power: it goes on from what it showed.'), shown(news.stopped)]);
  }
}

// ---- the language

const CANNOT = later('{0} cannot be fetched, so this is in English. Is there a network? Then reload the page.');
let wanted = preferred(), speaking = chooseOrSay(wanted), learned = speaking;

// Returns a promise of the files that the handheld needs for it
function chooseOrSay(code) {
  const files = chooseLanguage(code).then((found) => {
    say('language', null);
    return found;
  }, (error) => {
    say('language', isNewer(error.said) ? null : [CANNOT, nameOf(code)]);
    return [];
  });
  return files.finally(() => {
    showSaid();
    note(noted);
    if (board) nameKeys(element('device'), named);
  });
}

// The handheld is about to speak a language.
function learn(code) {
  wanted = code;
  if (!shared) keep(code);
  learned = learned.then(async () => {
    if (code === spoken()) return say('language', null);
    const files = await chooseOrSay(code);
    return files.length ? ask('learn', files) : undefined;
  });
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
  const sharp = Math.ceil(scale * devicePixelRatio); // whole canvas pixels per panel pixel: the browser smooths
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
  if (element('device').classList.toggle('turned', turned) !== named) nameKeys(element('device'), named = turned);
  canvas.classList.toggle('turned', turned);
}

function noteTimes() {
  timing.firstPicture ??= lights.backlight ? performance.now() : null;
  if (timing.pressed !== null) timing.answers.push(performance.now() - timing.pressed);
  timing.pressed = null;
  clearTimeout(wordsTimer);
  wordsTimer = setTimeout(sayWords, WORDS_MS);
}

// The picture as RGB565
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
  element('share').hidden = !over; // an unfinished game would reveal future dice
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
  element('words').textContent = t('The handheld is off.');
  await ask('powerOff');
}

// Changes of the game in play run one after another, and only with a handheld.
async function inTurn(doing) {
  const controls = ['power', 'board', 'keep', 'restore', 'open-large'].map(element), focused = document.activeElement;
  for (const control of controls) control.disabled = true;
  try {
    await doing();
  } catch (error) {
    note(error instanceof Refused ? [later('{0} Nothing was changed.'), error.message] : wordsOf(error));
  }
  for (const control of controls) control.disabled = false;
  if (controls.includes(focused)) focused.focus();
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

// ---- a finished game

async function share() {
  const question = t('The whole game shows the seed of its dice. Nothing in it can be undone after that. Share it?');
  if (await ask('closes') && !confirm(question)) return;
  let fragment;
  try {
    fragment = await gameLink(await ask('shareable'));
  } catch (error) {
    return note(error instanceof BadLink ? error.message : later('This browser is too old to make a link. The handheld can show the result as a code.'));
  }
  const url = location.origin + location.pathname + fragment;
  try {
    if (navigator.share) return await navigator.share({ title: 'Tableside', url });
  } catch (error) {
    if (error.name === 'AbortError') return undefined;
  }
  return note(await copy(url) ? later('The link was copied. It holds the whole game and its seed.')
    : [later('Copy this link yourself: {0}'), url]);
}

const gameNames = () => fetched('games.json').then((reply) => reply.json());

async function openShared() {
  const [{ showShared }, games] = await Promise.all([import('./shared.mjs'), gameNames()]);
  await speaking;
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
  if (!element('forgets').hidden) note(later('The game is over. Keep a backup: this browser may forget it.'));
}

const belowData = (files) => new Map([...files].map(([path, content]) => [path.slice(DATA_FOLDER.length + 1), content]));

async function keepBackup() {
  await downloadBackup(belowData(await ask('copy')));
  element('keep').classList.remove('offered');
  note('');
}

async function restoreBackup({ target }) {
  const [file] = target.files;
  if (!file) return undefined;
  const wanted = await unpackFile(file).finally(() => { target.value = ''; });
  const lost = lostFrom(belowData(await ask('flash')), wanted);
  if (lost.length) {
    const { name } = await downloadBackup(belowData(await ask('copy')), 'before-restore-');
    if (!confirm(t(QUESTION, file.name, summary(lost), name))) return note(later('Nothing was changed.'));
  }
  await powerOff();
  try {
    await ask('replace', new Map([...wanted].map(([path, content]) => [`${DATA_FOLDER}/${path}`, content])));
  } catch (error) {
    await ask('powerOn');
    throw new Refused(t('This browser does not save the backup ({0}).', error.message));
  }
  return note('');
}

// ---- put it on a board

async function openPut({ target }) {
  target.removeEventListener('toggle', openPut);
  try {
    await addBoardTexts().catch(() => {}); // then it is in English
    await (await import('./board.mjs')).open(target, board.id, ask);
  } catch (error) {
    target.addEventListener('toggle', openPut);
    note(wordsOf(error.said ? error : await late(new Said(UNREACHABLE))));
  }
}

// ---- the start

async function choose(id) {
  board = boards.find((each) => each.id === id) ?? boards.find((each) => each.id === 'waveshare_pico_lcd_1_3');
  element('board').value = board.id;
  image = new ImageData(board.width, board.height);
  layOut();
  showKeys({ left: element('left'), right: element('right'), below: element('below') }, board, pinPressed);
  named = false;
  opened = false;
  await ask('open', board, query.get('seed'), !shared, matchMedia('(prefers-reduced-motion: reduce)').matches, wanted, names());
  opened = true;
}

async function start() {
  startWorker();
  ask('prepare').catch(() => {}); // errors are shown when a board is opened
  boards = await fetched('boards.json').then((reply) => reply.json());
  for (const { id, name } of boards) element('board').append(new Option(name, id));
  element('board').addEventListener('change', async ({ target }) => {
    await inTurn(async () => {
      await powerOff();
      await choose(target.value);
      // Not a choice that came with somebody else's link
      await attempt('board', say, () => localStorage.setItem('board', board.id));
    });
    target.blur();
  });
  element('power').addEventListener('click', () => inTurn(async () => {
    if (on) return powerOff();
    return opened ? ask('powerOn') : choose(board.id);
  }));
  element('without').addEventListener('click', () => ask('without'));
  element('update').addEventListener('click', update);
  element('keep').addEventListener('click', () => inTurn(keepBackup));
  element('share').addEventListener('click', share);
  listenToLarge(element('open-large'), element('large'), ask);
  element('restore').addEventListener('change', (event) => inTurn(() => restoreBackup(event)));
  element('put').addEventListener('toggle', openPut);
  offerToInstall(element('install'));
  // false only on iOS, in the browser itself rather than as an app
  element('forgets').hidden = navigator.standalone !== false;
  addEventListener('resize', () => {
    layOut();
    show();
  });
  addEventListener('blur', () => ask('letGo'));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) ask('letGo'); // phones need not take the focus away
    ask('hide', document.hidden);
  });
  ask('hide', document.hidden);
  listenToGlass(canvas, () => board, press);
  listenToKeyboard((key) => press('keyDown', key), (key) => ask('keyUp', key));
  ask('learn', await speaking);
  const last = await attempt('board', say, () => localStorage.getItem('board'));
  await inTurn(() => choose(query.get('board') ?? last));
  if (!opened) return;
  document.documentElement.dataset.ready = 'yes';
  keepForOffline(say);
  Promise.resolve().then(() => navigator.storage.persist()).catch(() => {}); // the browser may keep the games all the same
}

async function begin() {
  addEventListener('hashchange', () => location.reload());

  let linked = true;
  try {
    shared = await read(location.href, gameNames);
    linked = shared !== null;
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    await speaking;
    note([later('{0} Copy the whole link, or ask for it again.'), t(error.message)]);
  }
  if (linked) query.delete('seed'); // the sender of a game knows no future dice
  if (shared) return openShared();
  return start();
}

addEventListener('unhandledrejection', ({ reason }) => note(wentWrong(reason)));
begin().catch((error) => note([later('Tableside could not start. {0}'), shown(wordsOf(error))]));
