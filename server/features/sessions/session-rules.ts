const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Lifetime = { idle: number; absolute: number }

/** In milliseconds. */
const LIFETIMES: { member: Lifetime; administrator: Lifetime } = {
  member: { idle: 30 * DAY, absolute: 90 * DAY },
  administrator: { idle: 12 * HOUR, absolute: 30 * DAY },
}

/** How long a browser keeps the cookie, in seconds. The server decides earlier where it must. */
export const COOKIE_MAX_AGE = LIFETIMES.member.absolute / 1000

/** A visit is recorded at most once an hour, so that reading writes almost nothing. */
const VISIT_RECORDED_AFTER = HOUR

type SessionTimes = { created_at: number; last_seen_at: number; is_admin: 0 | 1 }

export function isAlive(session: SessionTimes, now: number): boolean {
  const { idle, absolute } = session.is_admin ? LIFETIMES.administrator : LIFETIMES.member
  return now < session.last_seen_at + idle && now < session.created_at + absolute
}

export function isVisitDue(session: SessionTimes, now: number): boolean {
  return now >= session.last_seen_at + VISIT_RECORDED_AFTER
}

/** Sessions that began before this time have ended, for every member. */
export function oldestStart(now: number): number {
  return now - LIFETIMES.member.absolute
}
