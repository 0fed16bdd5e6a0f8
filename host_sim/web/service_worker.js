// Keeps the page for offline use. tools/device/web/page_files.py fills in three constants: version, file names, and
// those of languages, which are kept once a page has asked for them.
// Each version has its own store, and a page takes all its files from one. A new version is fetched completely beside
// the old one and waits until all pages of the old one are closed, or one of them asks for it. Stores of pages in other folders of the server are
// not touched.
const VERSION = '';
const FILES = [];
const LANGUAGES = [];
const KIND = /languages\/\w+-/;
const PREFIX = `tableside ${registration.scope} `;

const isOther = (name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION;

// Files of this version in the languages that older versions have kept
async function languagesOfOthers() {
  const stores = await Promise.all((await caches.keys()).filter(isOther).map((name) => caches.open(name)));
  const kept = (await Promise.all(stores.map((store) => store.keys()))).flat();
  const kinds = new Set(kept.map(({ url }) => KIND.exec(url)?.[0]));
  return LANGUAGES.filter((name) => kinds.has(KIND.exec(name)[0]));
}

self.addEventListener('install', (event) => {
  const fetchAll = async () => {
    const store = await caches.open(PREFIX + VERSION);
    await store.addAll(FILES.map((name) => new Request(name, { cache: 'reload' })));
    await Promise.all((await languagesOfOthers()).map((name) => store.add(new Request(name, { cache: 'reload' }))));
  };
  event.waitUntil(fetchAll());
});

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOther).map((name) => caches.delete(name)));
  };
  event.waitUntil(forgetOthers().then(() => clients.claim())); // the first page fetches late parts from the store, too
});

// A page names the file of the language that it speaks, or wants the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'take') return skipWaiting();
  const keep = async () => {
    const store = await caches.open(PREFIX + VERSION);
    if (LANGUAGES.includes(event.data) && !await store.match(event.data)) await store.add(event.data);
  };
  event.waitUntil(keep().catch(() => {})); // no network, or no room: it is asked for again
});

async function kept(request) {
  try {
    return await (await caches.open(PREFIX + VERSION)).match(request, { ignoreSearch: true });
  } catch {
    return undefined; // the browser has lost the store, or refuses it: there may be a network
  }
}

// The store has the page itself only under its folder: no other address gets it.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});
