/** What the worker's code needs of its browser, so that tests can put something else in its place. */
export interface Around {
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  now: () => number
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>
}
