import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { createServer } from '#server/http-server.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'
import { PEOPLE_KEY } from '#server/testing/people-key.ts'
import { beWorker } from '#server/testing/processes.ts'

export type Calls = {
  cookie: string
  calls: { url: string; body: object; headers?: Record<string, string> }[]
  now: number
  rateLimits: boolean
}
export type Called = { statusCode: number; body: Record<string, unknown> }

/** Sends all calls at once to a program of its own, as one member; a call whose headers name another cookie as that one. */
await beWorker<Calls>(async (database, { cookie, calls, now, rateLimits }): Promise<Called[]> => {
  const config = { ...loadConfig({ PEOPLE_KEY }), rateLimits }
  const deps = {
    config,
    database,
    passwords: argon2Passwords(),
    now: () => now,
    randomBytes,
    peopleKey: new PeopleKey(config, database),
  }
  const app = await buildApp(deps, createServer(config, pino({ level: 'silent' })))
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const sent = calls.map(({ url, body, headers: own }) =>
    app.inject({ method: 'POST', url, headers: { ...headers, ...own }, payload: body }),
  )
  const answers = await Promise.all(sent)
  await app.close()
  return answers.map(({ statusCode, body }) => ({ statusCode, body: JSON.parse(body) }))
})
