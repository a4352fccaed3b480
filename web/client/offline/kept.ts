/*
 * What the page and the service worker agree on. Free of imports, because both load it; which answers are kept is in
 * may-be-kept.ts, which a page needs later.
 */

/** Begins the name of the cache with a member's kept answers; their id follows. There is at most one such cache. */
export const ANSWERS = 'answers-'

/** In that cache since it was opened. A cache without it was made anew by an answer that came after everything was erased. */
export const OPENED = '/kept-answers-opened'

/** On an answer that comes from the cache: when the server gave it, in milliseconds since 1970, */
export const KEPT_AT = 'x-kept-at'
/** and why the server didn't give a newer one: `offline`, or `silent` where it has not answered in time or could not. */
export const KEPT_BECAUSE = 'x-kept-because'
export type KeptBecause = 'offline' | 'silent'

/** What the page tells the worker. `here` is answered by what came of keeping the screens, `has script` by a boolean. */
export type ToWorker =
  | { type: 'here'; language: string }
  | { type: 'take over' }
  | { type: 'has script'; script: string }

/** What came of keeping something: `full` where there's no room on this device, `failed` where it couldn't be fetched. */
export type Keeping = 'kept' | 'full' | 'failed'
