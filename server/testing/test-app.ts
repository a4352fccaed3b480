import { randomBytes } from 'node:crypto'
import { type Serializer, SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { ErrorAnswer } from 'contract/common'
import type { User, UserWithMessage } from 'contract/users'
import type { FastifySerializerCompiler, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { type AppDependencies, buildApp } from '#server/app.ts'
import { type Config, loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { argon2Passwords, setUpAdministrator } from '#server/features/accounts/public.ts'
import type { Mailer, OutgoingMail } from '#server/features/mail/public.ts'
import { loadStarterMissions } from '#server/features/missions/public.ts'
import { loadStarterTexts } from '#server/features/site-texts/public.ts'
import type { Scope } from '#server/http/scope.ts'
import { createServer } from '#server/http-server.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'
import { consentText } from '#server/testing/consent-text.ts'
import { PEOPLE_KEY } from '#server/testing/people-key.ts'
import { watchAnswers } from '#server/testing/watch-answers.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
export type Call = { body?: unknown; cookie?: string; headers?: Record<string, string>; ip?: string }
export type Answer<Body> = Omit<LightMyRequestResponse, 'body' | 'json'> & { body: Body }

/** A member in a test: what the server said of them, and the cookie that is theirs. */
export type TestMember = { user: User; cookie: string; email: string; password: string }

/** The lowest cost that argon2 accepts: a hash takes 0.1 ms instead of 20. Another test checks the cost in production. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

const compileSerializer = SerializerSelector()()
const serializers = new WeakMap<object, Serializer>()

/** As Fastify's own, but once for all apps of this process: compiling was half of an app's start. */
const compileOnce: FastifySerializerCompiler<object> = (route) => {
  const serializer =
    serializers.get(route.schema) ?? compileSerializer({ ...route, httpStatus: route.httpStatus ?? '' })
  serializers.set(route.schema, serializer)
  return serializer
}

/** The whole program on a migrated database, with a clock that the test sets, spoken to by injection. */
export async function startTestApp(
  database: Database,
  overrides: Partial<Config> = {},
  onServer = (_: Scope) => {},
  drawBytes: AppDependencies['randomBytes'] = randomBytes,
) {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
  const config: Config = { ...loadConfig({ PORT: '3000', PEOPLE_KEY }), rateLimits: false, ...overrides }
  const mails: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail), close: async () => undefined }
  const deps: AppDependencies & { mailer: Mailer } = {
    config,
    database,
    passwords: argon2Passwords(CHEAP),
    mailer,
    now: () => clock.now,
    randomBytes: drawBytes,
    peopleKey: new PeopleKey(config, database),
  }
  const server = createServer(config, pino({ level: 'silent' }))
  server.setSerializerCompiler(compileOnce)
  watchAnswers(server, database, config.publicUrl)
  onServer(server)
  const app = await buildApp(deps, server)
  await app.ready()
  if (await database.isReady()) {
    await loadStarterMissions({ database, now: () => clock.now })
    await loadStarterTexts(deps)
  }

  /** Sends as our own pages do, unless the headers say otherwise. An undefined body is no body. */
  async function call<Body = ErrorAnswer>(method: Method, url: string, { body, cookie, headers, ip }: Call = {}) {
    const response = await app.inject({
      method,
      url,
      headers: {
        host: new URL(config.publicUrl).host,
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(ip ? { remoteAddress: ip } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const parsed = isJson && response.body !== '' ? JSON.parse(response.body) : response.body
    return Object.assign(response, { body: parsed }) as unknown as Answer<Body>
  }

  async function register(overrides: Record<string, unknown> = {}): Promise<TestMember> {
    const name = 'Maya Okafor'
    const email = `${deps.randomBytes(6).toString('hex')}@example.com`
    const account = { name, email, password: 'first-class', consentText: consentText(), ...overrides }
    const answer = await call<UserWithMessage>('POST', '/api/auth/register', { body: account })
    if (answer.statusCode !== 201) throw new Error(`register: ${answer.statusCode} ${JSON.stringify(answer.body)}`)
    return { user: answer.body.user, cookie: cookiesOf(answer), email: account.email, password: account.password }
  }

  /** An administrator who has just chosen a password by the one-time link. */
  async function administrator(): Promise<TestMember> {
    const email = `${deps.randomBytes(6).toString('hex')}@example.com`
    const setUp = await setUpAdministrator(deps, email, null)
    if (setUp.outcome !== 'created') throw new Error(`administrator: ${setUp.outcome}`)
    const [, token] = setUp.link.split('token=')
    const password = 'first-class'
    const answer = await call<UserWithMessage>('POST', '/api/auth/reset-password', { body: { token, password } })
    if (answer.statusCode !== 200) throw new Error(`administrator: ${answer.statusCode}`)
    return { user: answer.body.user, cookie: cookiesOf(answer), email, password }
  }

  return { app, deps, mails, clock, call, register, administrator }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** What a browser would send back: the cookies an answer set, without those it cleared. */
export function cookiesOf(answer: Pick<LightMyRequestResponse, 'cookies'>): string {
  return answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
}
