// The service worker. Registered for a check-in page, it makes that page available offline. Registered for the path of notifications,
// which no page has, it only shows them. The build prepends `shell`: a version, and the page and files of a check-in page. API responses and
// uploaded media are never cached here.
const isOfCheckIn = registration.scope.endsWith('/check-in')
const CACHE = `check-in-${shell.version}`
/** How long to wait for the network before serving the cached page. */
const TIMEOUT_MS = 5_000

addEventListener('install', (event) => event.waitUntil(isOfCheckIn ? install() : skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(isOfCheckIn ? dropOldShells() : undefined))
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate') event.respondWith(page(event.request))
  else if (shell.files.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)))
})

addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: path }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data, location.origin).href))
})

async function open(url) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (pages.find((page) => page.url === url)?.focus() ?? clients.openWindow(url))
}

async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(shell.files.map((path) => new Request(path, { cache: 'no-cache' })))
  // During a deployment the page may reference files of another version. The browser retries the install at the next visit.
  const html = await (await cache.match(shell.files[0])).text()
  const missing = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].filter(([, path]) => !shell.files.includes(path))
  if (missing.length > 0) {
    await caches.delete(CACHE)
    throw new Error('The page is of another version')
  }
  await skipWaiting()
}

async function dropOldShells() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

/** Network first, so that a new deployment shows at once. */
async function page(request) {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  const answer = await Promise.race([fetch(request).catch(() => undefined), timeout])
  if (answer && answer.status < 500) return answer
  return (await caches.match(shell.files[0])) ?? fetch(request)
}
