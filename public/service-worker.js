// Caches the page that is shown without a connection, and the build's assets, whose names contain a hash of their
// content. API responses and other pages are never cached. Neither is what something else responds in the shop's place,
// such as the login page of a network. Earlier versions cached it, so the names of their caches are not used again.
const pages = 'pages-3';
const assets = 'assets-2';
const assetTypes = { js: /^(text|application)\/javascript\b/, css: /^text\/css\b/, woff2: /^font\/woff2\b/ };
const maxAssets = 200;
const offline = '/offline';

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepOffline());
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOthers(), registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(page(event));
  else if (/^\/assets\/[\w.-]+$/.test(pathname)) event.respondWith(asset(event));
});

async function keepOffline() {
  const cache = await caches.open(pages);
  const response = await fetch(offline, { cache: 'reload' });
  const isOwn = isDirect(response) && (await response.clone().text()).includes(' data-meetings="');
  // The browser installs the service worker again when it opens the next page.
  if (!isOwn) throw new Error('this is not the page that is shown without a connection');
  await cache.put(offline, response);
}

const isDirect = ({ status, type, redirected }) => status === 200 && type === 'basic' && !redirected;

function isAsset(response) {
  const wanted = assetTypes[new URL(response.url).pathname.split('.').at(-1)];
  return isDirect(response) && wanted?.test(response.headers.get('content-type'));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== pages && name !== assets).map((name) => caches.delete(name)),
  );
}

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offline)) ?? Response.error();
  }
}

async function asset(event) {
  const cache = await caches.open(assets);
  const cached = await cache.match(event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (isAsset(response)) event.waitUntil(keep(cache, event.request, response.clone()));
  return response;
}

async function keep(cache, request, response) {
  await cache.put(request, response);
  const cached = await cache.keys();
  // The oldest assets come first; they belong to earlier versions.
  await Promise.all(cached.slice(0, -maxAssets).map((old) => cache.delete(old)));
}

// Every push must show a notification, because browsers stop delivering pushes that show none.
addEventListener('push', (event) => {
  const { text, title, path, tag } = event.data.json();
  const shown = {
    body: title,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: path,
  };
  event.waitUntil(registration.showNotification(text, shown));
});

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPushes(event)));

// Open pages send the new address to the server; otherwise the next one does.
async function renewPushes({ oldSubscription, newSubscription }) {
  if (!newSubscription && oldSubscription) await registration.pushManager.subscribe(oldSubscription.options);
  for (const client of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker takes none
    client.postMessage('push-changed');
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

// Other open pages are not navigated, because they may have unsent text.
async function openPage(path) {
  const { origin, href } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}
