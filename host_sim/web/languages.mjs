// Fetches the language of who reads the page, and puts the text of index.html into it.
import { unpack } from './bundle.mjs';
import { fetched } from './services.mjs';
import { speak, spoken, t } from './texts.mjs';

// Code -> [its name in itself, file, file of the dialog "Put it on a board"]; filled in by tools/device/web/page_files.py
const LANGUAGES = {};
const KEPT = 'language'; // what the handheld of this page spoke last
const FOR_PAGE = 'page.json';
const ATTRIBUTE = 'aria-label';
const root = document.documentElement;

export const nameOf = (code) => LANGUAGES[code]?.[0];

export const names = () => Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, nameOf(code)]));

const isThere = (code) => code === 'en' || Object.hasOwn(LANGUAGES, code);

const ofBrowser = () => navigator.languages.map((each) => each.toLowerCase().split('-')[0]).find(isThere) ?? 'en';

// Returns the language that was chosen here, else the first of the browser's that is there
export function preferred() {
  let kept = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {} // a browser that keeps nothing
  return kept && isThere(kept) ? kept : ofBrowser();
}

// The browser's own is not kept: it may change.
export function keep(code) {
  try {
    if (code === ofBrowser()) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, code);
  } catch {} // it comes back with the saved games, or not at all
}

const englishOf = (text) => text.replace(/\s+/g, ' ').trim();

// [function that shows a text, English]: all of index.html, as it was before anything was added to it
const inPage = [];
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode());) {
  const english = englishOf(node.data), [, before, after] = /^(\s*)[^]*?(\s*)$/.exec(node.data), here = node;
  if (english) inPage.push([(text) => { here.data = before + text + after; }, english]);
}
for (const each of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
  inPage.push([(text) => each.setAttribute(ATTRIBUTE, text), each.getAttribute(ATTRIBUTE)]);
}

const json = (files) => JSON.parse(new TextDecoder().decode(files.find(([path]) => path === FOR_PAGE)[1]));

async function fetchedFiles(code, at) {
  const files = unpack(await (await fetched(LANGUAGES[code][at])).arrayBuffer());
  keepOffline(LANGUAGES[code][at]);
  return files;
}

const known = new Map([['en', [{}, []]]]); // code -> [texts of the page, files of the handheld]

// The service worker keeps a file that was fetched before it was there, too.
function keepOffline(file) {
  navigator.serviceWorker?.ready.then(({ active }) => active.postMessage(file));
}

async function load(code) {
  if (!known.has(code)) {
    const files = await fetchedFiles(code, 1);
    known.set(code, [json(files), files.filter(([path]) => path !== FOR_PAGE)]);
  }
  return known.get(code);
}

// Put the page into a language. Returns the handheld's files of it, [[path, Uint8Array]]. Throws an error with a
// sentence; then the page is in English.
export async function choose(code) {
  let error = null;
  const found = await load(code).catch((reason) => { error = reason; });
  const [texts, files] = found ?? known.get('en');
  root.lang = found ? code : 'en';
  speak(root.lang, texts);
  document.getElementById('paper').href = `paper/${root.lang}/`;
  for (const [show, english] of inPage) show(t(english));
  if (error) throw error;
  return files;
}

// Fetch the texts of the dialog "Put it on a board". Without them it is in English.
export async function addBoardTexts() {
  const code = spoken();
  if (code === 'en') return;
  const [before] = await load(code);
  Object.assign(before, json(await fetchedFiles(code, 2)));
}
