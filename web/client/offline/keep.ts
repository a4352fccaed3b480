import { keptAnswers } from '#web/client/offline/keep-answers.ts'
import { KEPT_AT } from '#web/client/offline/kept.ts'
import { mayBeKept } from '#web/client/offline/may-be-kept.ts'
import { keepSite } from '#web/client/offline/worker.ts'

/** So old an answer is asked for again ahead of time, in milliseconds. */
const OLD = 6 * 3_600_000

/** Before each round, in milliseconds: an answer may miss the worker, which has just taken the page over, or the connection. */
const PAUSES = [0, 5_000, 30_000, 120_000]

const LESSONS = [1, 2, 3, 4, 5].map((id) => `/api/missions/${id}`)

let site: Promise<boolean> | undefined

/** Keeps the site, once a page, and this member's first screens. */
export async function keep(memberId: string): Promise<void> {
  site ??= keepSite()
  if (await site) await keepAhead(memberId)
}

/** What somebody opens first without a connection. */
function firstScreens(memberId: string): string[] {
  const own = [
    'today',
    'reviews',
    'reviews/ahead',
    'memory',
    'challenges',
    'available-rewards',
    'people',
    'first-days',
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

/**
 * Asks once more for what the page asked before the worker answered, and for the first screens, one after the other, until
 * all of it is kept. What was kept lately isn't asked for.
 */
export async function keepAhead(memberId: string): Promise<void> {
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (await askForMissing(memberId)) return
  }
}

/** @returns whether nothing was missing, or the member has left */
async function askForMissing(memberId: string): Promise<boolean> {
  const cache = await keptAnswers(memberId)
  if (cache === undefined) return true
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && mayBeKept(url, memberId))
    .map(({ pathname, search }) => pathname + search)
  let isWhole = true
  for (const path of new Set([...asked, ...firstScreens(memberId)])) {
    const kept = await cache.match(path)
    if (kept !== undefined && Date.now() - Number(kept.headers.get(KEPT_AT)) < OLD) continue
    isWhole = false
    if (!(await askQuietly(path))) break
  }
  return isWhole
}

/** Asks again for what a review has changed: what is due today and in the days ahead. */
export async function keepReviews(memberId: string): Promise<void> {
  for (const name of ['reviews', 'reviews/ahead']) {
    if (!(await askQuietly(`/api/users/${memberId}/${name}`))) return
  }
}

/** The worker keeps the answer. @returns whether it's worth asking on: the connection is there, and the session */
async function askQuietly(path: string): Promise<boolean> {
  const asking = fetch(path, { headers: { accept: 'application/json' }, priority: 'low' })
  const answer = await asking.catch(() => undefined)
  return answer !== undefined && answer.status !== 401
}
