/**
 * The page without a network. What a build has made is kept from the first visit on, the engine's networks
 * from their first use.
 * The page itself is asked for anew each time, and comes from here only when the server is silent;
 * whatever it names has its content in its name, so what is kept is never wrong. A newer worker
 * waits until no page of the older build is open, so that none loses its parts.
 */
/* global FILES, VERSION */
const CACHE = `caminos-${VERSION}`;
/** How long the server may take before the kept page is shown, in milliseconds. */
const PATIENCE = 4000;
const KEPT = new Set(FILES);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('caminos-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

async function page(request) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: late.signal });
  } catch (error) {
    const found = await kept('/');
    if (found) return found;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What not everybody needs is kept from its first use on. */
async function keep(request) {
  const found = await kept(new URL(request.url).pathname);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (KEPT.has(url.pathname)) event.respondWith(kept(url.pathname).then((found) => found ?? fetch(request)));
  else if (url.pathname.endsWith('.network')) event.respondWith(keep(request));
});
