import { vi } from 'vitest'
import type { Keeping } from '#web/client/offline/kept.ts'
import { type FakeCaches, fakeCaches } from '#web/worker/fake-caches.ts'

/**
 * A browser with a service worker that answers this page's requests, and with room for what is kept.
 * @param screens what comes of keeping the screens
 */
export function fakeWorker(screens: () => Keeping = () => 'kept'): FakeCaches {
  const caches = fakeCaches(async () => new Response(''))
  const controller = { postMessage: (_message: unknown, [port]: MessagePort[]) => port?.postMessage(screens()) }
  vi.stubGlobal('caches', caches)
  // jsdom's own `onLine` works only on the object that it made.
  const own = { serviceWorker: { value: { controller } }, onLine: { value: true } }
  vi.stubGlobal('navigator', Object.create(navigator, own))
  return caches
}
