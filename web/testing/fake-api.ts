import type { ErrorAnswer } from 'contract/common'
import type { ErrorCode } from 'contract/errors'
import type { SiteSettings } from 'contract/site-settings'
import { vi } from 'vitest'
import { aMemory, aToday } from '#web/testing/reviews.ts'

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }
type Call = { method: string; path: string; body: unknown; init: RequestInit }
type Planned = Reply | Error | ((call: Call) => Reply | Promise<Reply>)

/** What screens fetch besides what a test is about; a test's own plan takes precedence. */
const ASIDES: readonly { calls: RegExp; body: unknown }[] = [
  { calls: /^GET \/api\/users\/[^/]+\/(challenges|available-rewards)$/, body: [] },
  { calls: /^GET \/api\/(missions|lessons)\/\d+\/quizzes$/, body: [] },
  { calls: /^GET \/api\/users\/[^/]+\/today$/, body: aToday() },
  {
    calls: /^GET \/api\/users\/[^/]+\/notification-settings$/,
    body: { choices: [], quietHours: null, reminderHour: 18, remindersStoppedAt: null, offersReminders: false },
  },
  { calls: /^GET \/api\/users\/[^/]+\/push-devices$/, body: { publicKey: 'B', devices: [] } },
  {
    calls: /^GET \/api\/users\/[^/]+\/rest$/,
    body: { daysLeft: 2, rest: null, today: '2026-03-02', nextFrom: '2026-03-02' },
  },
  { calls: /^GET \/api\/users\/[^/]+\/rescues$/, body: { cards: [], reachedOut: [], thanks: [] } },
  { calls: /^GET \/api\/users\/[^/]+\/memory$/, body: aMemory() },
  { calls: /^GET \/api\/users\/[^/]+\/course-videos\/\d+$/, body: { video: null } },
]

/** What many screens fetch besides what a test is about, with default values; here, too, a plan takes precedence. */
const SETTINGS = 'GET /api/site'
export const UNSET: SiteSettings = {
  passwordMin: 6,
  referralPaysAt: 'registered',
  contactEmail: null,
  operatorName: null,
  postalAddress: null,
  areInvitationsMailed: true,
}

/** What the header of every page fetches; likewise. */
const COUNT = /^GET \/api\/users\/[^/]+\/notifications\/unseen$/

/**
 * Replaces the network by planned answers: `{'GET /api/missions': {body: []}}`. An Error is thrown, as fetch does when
 * the network fails. An unplanned call fails the test.
 * @returns the calls that were made, in order, without those for the settings and the header's count
 */
export function fakeApi(plan: Record<string, Planned>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = { method: init.method ?? 'GET', path, body: readBody(init.body), init }
    const name = `${call.method} ${path}`
    if (name === SETTINGS && plan[name] === undefined) return respond({ body: UNSET })
    if (COUNT.test(name) && plan[name] === undefined) return respond({ body: { unseen: 0 } })
    calls.push(call)
    // Editors request the original.
    const planned =
      plan[name] ?? plan[name.replace('?original=true', '')] ?? ASIDES.find(({ calls: asides }) => asides.test(name))
    if (planned === undefined) console.error(`No answer planned for ${name}`)
    if (planned instanceof Error) throw planned
    return respond(typeof planned === 'function' ? await planned(call) : (planned ?? { status: 501 }))
  })
  return calls
}

/** A refusal in the shape that the server gives it. */
export function refusal(statusCode: number, code: ErrorCode, message: string): Reply {
  const body: ErrorAnswer = { statusCode, code, error: 'Refused', message }
  return { status: statusCode, body }
}

/** An answer that comes when the test tells it to. */
export function held(): { reply: () => Promise<Reply>; release: (reply: Reply) => void } {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  return { reply: () => promise, release: resolve }
}

function readBody(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

function respond({ status = 200, body, headers = {} }: Reply): Response {
  if (status === 204) return new Response(null, { status })
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null)
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } })
}
