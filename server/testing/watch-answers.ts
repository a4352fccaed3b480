import { subscribe } from 'node:diagnostics_channel'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify'
import type { Database } from '#server/database/database.ts'
import type { Scope } from '#server/http/scope.ts'

/** What every answer of this test run must have, whichever test asked for it. Two pages have a policy of their own. */
const REQUIRED: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
}
const YEAR = 31_536_000
/** What of the API browsers may keep: the script of its page, and the list of courses while it has not changed. */
const CACHEABLE = [/^\/api\/docs\/js\//, /^\/api\/courses(\?|$)/]

const faults: string[] = []

/** The faults of the answers since this was last called. */
export function takeAnswerFaults(): string[] {
  return faults.splice(0)
}

/** Looks at each answer that is injected into this program. To be called before its routes are registered. */
export function watchAnswers(app: Scope, database: Database, publicUrl: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    faults.push(...(await shownTooEarly(database, request, reply, payload)))
  })
  const inject = app.inject.bind(app) as (...words: unknown[]) => Promise<LightMyRequestResponse>
  app.inject = (async (...words: unknown[]) => {
    const answer = await inject(...words)
    const { method, url } = answer.raw.req
    checkHeaders(`${method} ${url}`, url ?? '', answer.headers, publicUrl.startsWith('https:'))
    return answer
  }) as typeof app.inject
}

type Received = {
  request: { method: string; path: string; origin: string }
  response: { statusCode: number; headers: Buffer[] }
}

/** Where tests run other people's programs, such as a push service: what they answer is theirs. */
const foreignOrigins = new Set<string>()

export function watchNot(foreignOrigin: string): void {
  foreignOrigins.add(foreignOrigin)
}

/** Looks at each answer that this process fetches: from programs that run as processes of their own. */
export function watchFetches(): void {
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as Received
    if (foreignOrigins.has(String(request.origin))) return
    const texts = response.headers.map(String)
    const headers: Record<string, string> = {}
    for (let at = 0; at < texts.length; at += 2) headers[String(texts[at]).toLowerCase()] = String(texts[at + 1])
    checkHeaders(`${request.method} ${request.origin}${request.path}`, request.path, headers, false)
  })
}

function checkHeaders(call: string, url: string, headers: Record<string, unknown>, isHttps: boolean): void {
  const complain = (name: string) => void faults.push(`${call}: ${name} is ${String(headers[name])}`)
  for (const [name, form] of Object.entries(REQUIRED)) {
    if (!form.test(String(headers[name]))) complain(name)
  }
  const age = /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]
  if (isHttps && Number(age ?? 0) < YEAR) complain('strict-transport-security')
  const isPrivate = url.startsWith('/api/') && !CACHEABLE.some((form) => form.test(url))
  if (isPrivate && headers['cache-control'] !== 'no-store') complain('cache-control')
}

/** Right answers and explanations that go to somebody who has not answered their quiz. */
async function shownTooEarly(
  database: Database,
  { caller, body, method, url }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<string[]> {
  if (caller?.is_admin === 1 || url === '/api/openapi.json') return []
  const text = textOf(reply, payload)
  if (text === undefined || !/"(correctAnswer|explanation)":/.test(text)) return []
  const asked = (body as { quizId?: number } | undefined)?.quizId
  const ids = quizzesWithAnswers(JSON.parse(text)).map((id) => id ?? asked)
  const answered = await database.read
    .selectFrom('quiz_answers')
    .select('quiz_id')
    .where('member_id', '=', caller?.id ?? '')
    .union((eb) =>
      eb
        .selectFrom('reviews')
        .select('quiz_id')
        .where('member_id', '=', caller?.id ?? ''),
    )
    .execute()
  const known = answered.map(({ quiz_id }) => quiz_id)
  return ids
    .filter((id) => id === undefined || !known.includes(id))
    .map((id) => `${method} ${url} shows ${caller?.id ?? 'a visitor'} the answer of quiz ${id}`)
}

function textOf(reply: FastifyReply, payload: unknown): string | undefined {
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return undefined
  if (typeof payload === 'string') return payload
  if (!Buffer.isBuffer(payload)) return undefined
  switch (reply.getHeader('content-encoding')) {
    case 'br':
      return brotliDecompressSync(payload).toString()
    case 'gzip':
      return gunzipSync(payload).toString()
    default:
      return payload.toString()
  }
}

/** The id of each object, at any depth, that has an answer in it; undefined for one without an id. */
function quizzesWithAnswers(value: unknown): (number | undefined)[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'correctAnswer' in value || 'explanation' in value ? [(value as { id?: number }).id] : []
  return [...own, ...Object.values(value).flatMap(quizzesWithAnswers)]
}
