import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { openMailer } from '#server/features/mail/public.ts'
import { createServer } from '#server/http-server.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'
import { PEOPLE_KEY } from '#server/testing/people-key.ts'
import { beWorker } from '#server/testing/processes.ts'

export type Sent = { method: 'GET' | 'POST' | 'PUT'; url: string; cookie: string; body?: object }

/** What one process sends in each round; a round begins when the test says so, for both processes at the same moment. */
export type Sending = { now: number; rounds: { first: Sent[]; untilRefused: Sent[] }[] }

/**
 * Sends the first calls one after the other, then all of the others side by side, each again and again until it is
 * refused. Reports the statuses after each round.
 */
await beWorker<Sending>(async (database, { now, rounds }) => {
  const config = { ...loadConfig({ PEOPLE_KEY }), rateLimits: false }
  const mailer = openMailer(config, () => undefined)
  const peopleKey = new PeopleKey(config, database)
  const deps = { config, database, passwords: argon2Passwords(), mailer, now: () => now, randomBytes, peopleKey }
  const app = await buildApp(deps, createServer(config, pino({ level: 'silent' })))

  async function send({ method, url, cookie, body }: Sent): Promise<number> {
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    return (await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })).statusCode
  }
  async function repeat(call: Sent): Promise<number[]> {
    const answers: number[] = []
    do answers.push(await send(call))
    while (answers.at(-1) === 200)
    return answers
  }

  for (const { first, untilRefused } of rounds) {
    const answers: number[] = []
    for (const call of first) answers.push(await send(call))
    for (const all of await Promise.all(untilRefused.map(repeat))) answers.push(...all)
    process.send?.(answers)
    await once(process, 'message')
  }
  await app.close()
  return 'done'
})
