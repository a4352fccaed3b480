const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The member's clock decides the day of an act no longer than this after it. */
export const CLOCK_BELIEVED_FOR = 72 * HOUR

/** A phone's clock may be this far ahead of the server's; an act never counts as later than the server's own time. */
const AHEAD = 5 * 60_000

/** An act that has its effect each time it's taken is refused after so long, because its key might be gone. */
export const SENT_WITHIN = 7 * DAY

/** How long the server keeps a key: longer than an act may wait by a day, which is what a phone's clock may be wrong. */
export const KEY_KEPT_FOR = 8 * DAY

/**
 * What happens to an act that is older than `CLOCK_BELIEVED_FOR`. `taken`: it counts at the server's time, whatever its age,
 * because it has an effect only once. `week`: the same, but refused after a week. `refused`: it only means something on its
 * own day.
 */
type WhenOld = 'taken' | 'week' | 'refused'

type WaitingAct = {
  readonly method: 'POST' | 'PATCH'
  /** Behind `/api/users/:id`, so the server refuses it for anyone but the member who did it. */
  readonly path: string
  readonly whenOld: WhenOld
}

/** The calls that may wait for a connection: what a member did goes along as the header `Acted-At`. */
export const WAITING_ACTS = {
  station: { method: 'POST', path: '/complete-mission', whenOld: 'taken' },
  lesson: { method: 'POST', path: '/lessons/:lessonId/complete', whenOld: 'taken' },
  question: { method: 'POST', path: '/quiz-answer', whenOld: 'week' },
  review: { method: 'POST', path: '/reviews', whenOld: 'week' },
  practice: { method: 'POST', path: '/practice', whenOld: 'week' },
  'check-in': { method: 'POST', path: '/challenges/:key/check-in', whenOld: 'refused' },
  talk: { method: 'POST', path: '/people/:personId/talks', whenOld: 'week' },
  person: { method: 'POST', path: '/people', whenOld: 'week' },
  notes: { method: 'PATCH', path: '/people/:personId', whenOld: 'week' },
} as const satisfies Record<string, WaitingAct>

export type WaitingActKind = keyof typeof WAITING_ACTS

/** `waited`: by the member's clock, so that it belongs to the day of that moment and not to today. */
export type Moment = { readonly at: number; readonly waited: boolean }

/** Both in milliseconds since 1970. `actedAt` is what the member's clock said; undefined where the act didn't wait. */
export type ActTimes = { readonly actedAt: number | undefined; readonly joinedAt: number }

/**
 * When an act counts as done: never before the member joined.
 * @returns undefined where it's too old to count
 */
export function momentOfAct(kind: WaitingActKind, { actedAt, joinedAt }: ActTimes, now: number): Moment | undefined {
  const byServer = { at: now, waited: false }
  if (actedAt === undefined || Number.isNaN(actedAt) || actedAt > now + AHEAD) return byServer
  const age = now - actedAt
  if (age <= CLOCK_BELIEVED_FOR) return { at: Math.min(Math.max(actedAt, joinedAt), now), waited: true }
  const { whenOld } = WAITING_ACTS[kind]
  if (whenOld === 'refused' || (whenOld === 'week' && age > SENT_WITHIN)) return undefined
  return byServer
}

/** The address of a call, with what stands in its path. */
export function pathOfAct(kind: WaitingActKind, memberId: string, ids: Readonly<Record<string, string>> = {}): string {
  const path = WAITING_ACTS[kind].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))
  return `/api/users/${memberId}${path}`
}
