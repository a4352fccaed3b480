import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { createServer } from '#server/http-server.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'
import { PEOPLE_KEY } from '#server/testing/people-key.ts'
import { beWorker } from '#server/testing/processes.ts'

/** Each trial begins when the test says so, for both processes at the same moment. */
export type Trials = { now: number; atOnce: number; trials: { id: string; cookie: string; rewardType: string }[][] }

/** In each trial every member named in it sends so many redemptions at once. Says their statuses after each trial. */
await beWorker<Trials>(async (database, { now, atOnce, trials }) => {
  const config = { ...loadConfig({ PEOPLE_KEY }), rateLimits: false }
  const peopleKey = new PeopleKey(config, database)
  const deps = { config, database, passwords: argon2Passwords(), now: () => now, randomBytes, peopleKey }
  const app = await buildApp(deps, createServer(config, pino({ level: 'silent' })))
  for (const members of trials) {
    const sent = members.flatMap(({ id, cookie, rewardType }) =>
      Array.from({ length: atOnce }, () =>
        app.inject({
          method: 'POST',
          url: `/api/users/${id}/redeem-reward`,
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
          payload: { rewardType },
        }),
      ),
    )
    process.send?.((await Promise.all(sent)).map(({ statusCode, body }) => [statusCode, JSON.parse(body).code ?? null]))
    await once(process, 'message')
  }
  await app.close()
  return 'done'
})
