// Requests to the browser, which may refuse, take long, or have no room. Each has its own sentence here, and callers go
// on without it. Runs in the page, in its worker, and in node.
import { Said, later } from './texts.mjs';

const VERSION = ''; // of this page; filled in by tools/device/web/page_files.py
const WORKER = 'service_worker.js'; // of the page on the server: has its version and the names of its files

export const REFUSED = {
  saves: later('You can play, but nothing is kept: this browser does not let the page save games. Allow it in the settings for this '
    + 'page, then reload the page.'),
  newer: later('You can play, but nothing is kept: your games were saved by a newer Tableside. Close all tabs with this page, then '
    + 'open it again.'),
  writing: later('This browser does not save your games now. You can play on: the page tries again. Keep a backup before you close it.'),
  full: later('This browser has no room left, so your games are not saved now. You can play on. Make room on this device: the page '
    + 'tries again. Keep a backup before you close it.'),
  lock: later('This browser does not tell whether Tableside is open in another tab. Play in one tab only.'),
  board: later('This browser does not remember which board you choose.'),
  offline: later('Without a network this page cannot be opened: this browser does not keep it.'),
  address: later('This page came over http, not https. So it cannot be opened without a network, does not keep a phone awake, and does '
    + 'not know whether Tableside is open in another tab: play in one tab only.'),
  worker: later('This browser does not start the handheld. Reload the page. If that does not help, try a newer browser.'),
  programs: later('This browser does not run the handheld: WebAssembly is switched off, as in the Lockdown Mode of an iPhone. Allow it '
    + 'for this page, then reload the page.'),
};
export const WAITS = {
  lock: later('The game is open in another tab or window. Play there, or close it: then it goes on here.'),
  saves: later('This browser has not opened your saved games yet. They come when it has.'),
  writing: later('This browser takes long to save. You can play on. Keep this page open until this message goes.'),
};
export const WITHOUT = later('You play without your saved games, and nothing is kept. Reload the page to come back to them.');
export const UNREACHABLE = later('A part of the page cannot be fetched. Is there a network? Then reload the page.');
export const NEWER = later('A new version of Tableside is here. Load it with the button below: saved games stay.');
const NEEDS_HTTPS = ['lock', 'offline'];
const UNFETCHED = later('A part of the page cannot be fetched. Is there a network? Then reload the page. ({0})');

// Returns the text of an error, for shown(); it may have none, or be no error at all
export const wordsOf = (error) => error?.said || error?.message || error?.name || String(error ?? later('the browser did not say why'));

// Returns the result of doing(); on an error shows that service's sentence and returns undefined. say(service,
// sentence)
export async function attempt(service, say, doing) {
  try {
    return await doing();
  } catch (error) {
    console.warn(`${service}: ${wordsOf(error)}`);
    say(service, REFUSED[globalThis.isSecureContext === false && NEEDS_HTTPS.includes(service) ? 'address' : service]);
    return undefined;
  }
}

// Returns the promise's value; calls late() if it is not settled after `ms`.
export async function patient(promise, ms, late) {
  const timer = setTimeout(late, ms);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

const workerText = () => fetch(WORKER, { cache: 'no-store' }).then((reply) => (reply.ok ? reply.text() : VERSION)).catch(() => VERSION);

let tellNewer = () => {};

// tell(): called when the server has another version than this page: what this one has not fetched yet may be gone
export const onNewer = (tell) => { tellNewer = tell; };

export async function isOutdated() {
  const outdated = !(await workerText()).includes(VERSION);
  if (outdated) tellNewer();
  return outdated;
}

// Returns `error`, which a part of the page ended in that is fetched late, or one that says why
export const late = async (error) => (await isOutdated() ? new Said(NEWER) : error);

// Fetches all files of the newest version past the browser's copies: without a service worker, it may keep old ones.
export async function renew() {
  const [, names] = /FILES = (\[.*\])/.exec(await workerText()) ?? [];
  await Promise.all(JSON.parse(names ?? '[]').map((name) => fetch(name, { cache: 'reload' }).catch(() => {})));
}

// Fetches a file of the page. Throws an error with a sentence.
export async function fetched(name, options) {
  const reply = await fetch(name, options).catch(() => null);
  if (!reply?.ok) throw await late(new Said(UNFETCHED, name));
  return reply;
}

// Copies to the clipboard; false if the browser refuses
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
