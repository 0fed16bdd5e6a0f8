// Keeps the page for times without a network. tools/web/page_files.py puts the version and the names of the files in
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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const store = await caches.open(PREFIX + VERSION);
    const found = await store.match(request, { ignoreSearch: true });
    return found ?? (request.mode === 'navigate' ? await store.match('./') : undefined) ?? fetch(request);
  };
  event.respondWith(answer());
});
