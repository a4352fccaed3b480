import type { ToWorker } from '#web/client/offline/kept.ts'
import { answerOf } from './answers.ts'
import type { Around } from './around.ts'
import type { KeptSite } from './kept-site.ts'
import { listenForPush } from './push-events.ts'
import { Site } from './site.ts'

declare const self: ServiceWorkerGlobalScope
/** Written here by the build. */
declare const KEPT_SITE: KeptSite

/** Addresses that a browser opens like pages, but that aren't pages of the application. */
const NO_PAGE = /^\/(?:api|calendar|files|metrics|videos)(?:\/|$)/

const around: Around = {
  caches,
  fetch: (request, init) => fetch(request, init),
  now: () => Date.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
const site = new Site(KEPT_SITE, around)

self.addEventListener('install', (event) => event.waitUntil(site.install()))
self.addEventListener('activate', (event) => event.waitUntil(site.activate().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data
  if (message.type === 'here') {
    event.waitUntil(site.pageIsHere(message.language).then((kept) => event.ports[0]?.postMessage(kept)))
  } else if (message.type === 'take over') event.waitUntil(self.skipWaiting())
  else event.ports[0]?.postMessage(site.has(message.script))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(pageFor(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(site.file(request))
  else if (pathname.startsWith('/api/')) {
    event.respondWith(answerOf(request, around, (work) => event.waitUntil(work)))
  }
})

listenForPush(self)

async function pageFor(event: FetchEvent): Promise<Response> {
  if (new URL(event.request.url).pathname.startsWith('/language/')) return site.changeLanguage(event.request)
  return site.page(event.request, { newest: await takesNewVersion(event) })
}

/** A new version that waits is taken when the site is opened and no other tab shows it. */
async function takesNewVersion({ resultingClientId, clientId }: FetchEvent): Promise<boolean> {
  const { waiting } = self.registration
  if (waiting === null) return false
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some(({ id }) => id !== resultingClientId && id !== clientId)) return false
  waiting.postMessage({ type: 'take over' } satisfies ToWorker)
  return true
}
