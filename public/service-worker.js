/**
 * What the browser keeps of the game: the files of the app, which have a hash in their names and never change, and a page that
 * says that there is no connection. Everything else, above all what the game answers, always comes from the server: nothing
 * here may show yesterday's scores. And it shows what the server pushes.
 */
const ASSETS = 'assets-1';
const OFFLINE = 'offline-1';
const OFFLINE_PAGE = '/offline.html';
/** Files of versions that are gone are forgotten, the oldest first. */
const MAX_ASSETS = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll([OFFLINE_PAGE, '/offline.js', '/offline.css', '/favicon.svg']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name !== ASSETS && name !== OFFLINE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(assetOf(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE_PAGE)));
  else if (['/offline.js', '/offline.css', '/favicon.svg'].includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

async function assetOf(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // What is not found answers with words, and a part of a file is not the file.
  if (response.status === 200) {
    await cache.put(request, response.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MAX_ASSETS))) await cache.delete(old);
  }
  return response;
}

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  // One tag: a newer push takes the place of an older one that nobody has looked at.
  const look = { body, tag: 'inbox', renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return self.clients.openWindow(url.href);
      await open.focus();
      return open.navigate(url.href);
    }),
  );
});
