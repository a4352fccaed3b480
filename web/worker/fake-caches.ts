export type FakeCaches = CacheStorage & {
  /** Whether there's no room for anything more. */
  isFull: boolean
}

/** A cache storage in memory, as far as the worker uses it. A cache that was deleted lives on for whoever has opened it. */
export function fakeCaches(fetch: (url: string) => Promise<Response>): FakeCaches {
  const caches = new Map<string, ReturnType<typeof fakeCache>>()
  const requireRoom = () => {
    if (storage.isFull) throw new DOMException('No room', 'QuotaExceededError')
  }
  const open = async (name: string) => {
    const cache = caches.get(name) ?? fakeCache(fetch, requireRoom)
    caches.set(name, cache)
    return cache
  }
  const storage = {
    isFull: false,
    open,
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    match: async (key: string, { cacheName = '' } = {}) => caches.get(cacheName)?.match(key),
  }
  return storage as unknown as FakeCaches
}

function fakeCache(fetch: (url: string) => Promise<Response>, requireRoom: () => void) {
  const entries = new Map<string, Response>()
  const urlOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, 'https://line.example').href
  return {
    match: async (key: Request | string) => entries.get(urlOf(key))?.clone(),
    put: async (key: Request | string, answer: Response) => {
      requireRoom()
      entries.set(urlOf(key), answer)
    },
    delete: async (key: Request | string) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    addAll: async (paths: string[]) => {
      if (paths.length > 0) requireRoom()
      for (const path of paths) entries.set(urlOf(path), await fetch(path))
    },
  }
}
