// Keeps the page for times without a network. tools/device/web/page_files.py puts the version and the names of the files in
// place of the two constants: each version has a store of its own, and a page takes all its files from one. A new version
// is fetched whole beside the old one and waits until no page of the old one is open. Another folder of the same server may
// have a page of its own: the stores of that one are not touched.
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
    return undefined; // the browser has lost the store, or does not give it: there may be a network
  }
}

// The page itself is in the store under its folder alone: no other address gets it.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});
