/*
 * What the server sends in place of the service worker when the operator withdraws it (SERVICE_WORKER=off): it erases all
 * that was kept and removes itself. Open pages go on without it.
 */
declare const self: ServiceWorkerGlobalScope

export {}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
// A page that asks for the worker while it leaves brings it back. The next page says that it's there.
self.addEventListener('message', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
