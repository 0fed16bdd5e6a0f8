// Keeps the page for offline use. tools/device/web/page_files.py fills in the two constants, version and file names.
// Each version has its own store, and a page takes all its files from one. A new version is fetched completely beside
// the old one and waits until all pages of the old one are closed. Stores of pages in other folders of the server are
// not touched.
const VERSION = '';
const FILES = [];
const PREFIX = `tableside ${registration.scope} `;

self.addEventListener('install', (event) => {
  const fetchAll = async () => {
    const store = await caches.open(PREFIX + VERSION);
    await store.addAll(FILES.map((name) => new Request(name, { cache: 'reload' })));
  };
  event.waitUntil(fetchAll());
});

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION).map((name) => caches.delete(name)));
  };
  event.waitUntil(forgetOthers());
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
