import { language } from 'messages/language'
import { keptAnswers } from '#web/client/offline/keep-answers.ts'
import { KEPT_AT } from '#web/client/offline/kept.ts'
import { mayBeKept } from '#web/client/offline/may-be-kept.ts'
import { keepSite } from '#web/client/offline/worker.ts'
import { storedUser } from '#web/client/session/stored-user.ts'

/** So old an answer is asked for again ahead of time, in milliseconds. */
const OLD = 6 * 3_600_000

/**
 * How long to wait before each round, in milliseconds. An answer isn't kept where the worker has only just taken the page
 * over, and doesn't come where the connection was lost.
 */
const PAUSES = [0, 5_000, 30_000, 120_000]

/** In a member's cache: the language of what is kept, and since when. */
const LANGUAGE = '/kept-language'

const LESSONS = [1, 2, 3, 4, 5].map((id) => `/api/missions/${id}`)

let site: Promise<boolean> | undefined

/** Keeps the site, once a page, and this member's first screens. */
export async function keep(memberId: string): Promise<void> {
  site ??= keepSite()
  if (await site) await keepAhead(memberId)
}

/** What somebody opens first without a connection. Not the first days, because their answer says only once who was paid. */
function firstScreens(memberId: string): string[] {
  const own = [
    'today',
    'reviews',
    'reviews/ahead',
    'memory',
    'challenges',
    'available-rewards',
    'people',
    'progress-consent',
  ]
  return [
    '/api/missions',
    ...LESSONS,
    '/api/courses',
    '/api/leaderboard',
    '/api/conversations',
    '/api/site',
    ...own.map((name) => `/api/users/${memberId}/${name}`),
  ]
}

/** Counts the calls of keepAhead: only the last one goes on. */
let latest = 0

/**
 * Asks once more for what the page asked before the worker answered, and for the first screens, one after the other, until
 * all of it is kept. What was kept lately, and in this language, isn't asked for.
 */
export async function keepAhead(memberId: string): Promise<void> {
  latest += 1
  const own = latest
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (!(await askForMissing(memberId, () => own === latest))) return
  }
}

/** @returns whether to look again later */
async function askForMissing(memberId: string, isLatest: () => boolean): Promise<boolean> {
  const cache = await keptAnswers(memberId)
  // The member has left.
  if (cache === undefined) return false
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      (url) => url.origin === location.origin && mayBeKept(url, memberId) && !url.pathname.endsWith('/first-days'),
    )
    .map(({ pathname, search }) => pathname + search)
  const oldest = Math.max(Date.now() - OLD, await languageSince(cache))
  let isWorthALook = false
  for (const path of new Set([...asked, ...firstScreens(memberId)])) {
    if (!isLatest()) return false
    const kept = await cache.match(path)
    if (kept !== undefined && Number(kept.headers.get(KEPT_AT)) >= oldest) continue
    const status = await askQuietly(path)
    if (status === 401) return false
    if (status >= 500) return true
    // What the server refuses is asked for on the next page.
    isWorthALook ||= status < 400
  }
  return isWorthALook
}

/** @returns since when what is kept is in the language in which the server answers, in milliseconds since 1970 */
async function languageSince(cache: Cache): Promise<number> {
  const wanted = storedUser()?.language ?? language
  const note = await cache.match(LANGUAGE)
  if (note !== undefined && (await note.text()) === wanted) return Number(note.headers.get(KEPT_AT))
  const since = note === undefined ? 0 : Date.now()
  const now = new Response(wanted, { headers: { [KEPT_AT]: String(since) } })
  // Without room for it, the answers are asked for all the same: they may replace larger ones.
  await cache.put(LANGUAGE, now).catch(() => undefined)
  return since
}

/** Asks again for what a review has changed: what is due today and in the days ahead. */
export async function keepReviews(memberId: string): Promise<void> {
  for (const name of ['reviews', 'reviews/ahead']) {
    if ((await askQuietly(`/api/users/${memberId}/${name}`)) >= 400) return
  }
}

/** The worker keeps the answer. @returns its status; 503 where none came */
async function askQuietly(path: string): Promise<number> {
  const asking = fetch(path, { headers: { accept: 'application/json' }, priority: 'low' })
  return asking.then(
    ({ status }) => status,
    () => 503,
  )
}
