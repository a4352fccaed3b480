import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { figure, size } from '#server/testing/fault-settings.ts'
import { percentile } from '#server/testing/percentile.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

/** In milliseconds; the chance that a known address takes longer than an unknown one. */
const MEDIAN_DIFFERENCE = 3
const LEAST_CHANCE = 0.4
const RUNS = 3
const RUNS_TO_PASS = 2
const TWO_HOURS = 2 * 3_600_000

/**
 * Headers that differ for each answer: its id, the counts of the caller's own requests, and the length, which depends
 * on such a count.
 */
const OTHER_EACH_TIME = ['date', 'x-request-id', 'content-length', 'x-ratelimit-remaining', 'x-ratelimit-reset']

/** A call with an email address in it, which must not reveal whether it has an account. */
type Question = { name: string; ask(testApp: TestApp, asker: TestMember, email: string): Promise<Answered> }
type Answered = { statusCode: number; body: unknown; headers: Record<string, unknown> }
type Seen = { took: number; said: string }

const QUESTIONS: readonly Question[] = [
  {
    name: 'login',
    ask: ({ call }, _asker, email) =>
      call('POST', '/api/auth/login', { body: { email, password: 'wrong-one' }, ip: anAddress() }),
  },
  {
    name: 'forgot-password',
    ask: ({ call }, _asker, email) => call('POST', '/api/auth/forgot-password', { body: { email }, ip: anAddress() }),
  },
  {
    name: 'invite',
    ask: ({ call }, { user, cookie }, email) =>
      call('POST', `/api/users/${user.id}/invite`, { body: { email }, cookie, ip: anAddress() }),
  },
]

describeEachDatabase('whether an address has an account', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { rateLimits: true })
    // As slow as in production, because the time is what is compared.
    testApp.deps.passwords = argon2Passwords()
  })
  afterAll(() => testApp.app.close())

  test.each(QUESTIONS)('is told neither by what $name answers nor by how long that takes', async ({ name, ask }) => {
    const pairs = size('TIMED_PAIRS', 60, 200)
    let passed = 0
    for (let run = 0; run < RUNS; run++) {
      const asker = await testApp.register()
      const seen = { known: [] as Seen[], unknown: [] as Seen[] }
      for (let pair = 0; pair < pairs; pair++) {
        const addresses = { known: await aKnownAddress(testApp, database()), unknown: anUnknownAddress() }
        // In alternating order, because the first of two has more work: a visit to record, a cold cache.
        const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const kind of order) seen[kind].push(await timed(() => ask(testApp, asker, addresses[kind])))
        // Within all limits on pace, those by the day too.
        testApp.clock.now += 2 * TWO_HOURS
      }
      const difference = percentile(
        seen.known.map(({ took }, pair) => took - (seen.unknown[pair]?.took ?? 0)),
        0.5,
      )
      const chance = chanceOfLonger(seen.known, seen.unknown)
      figure(`${database().engine} ${name}: ${difference.toFixed(2)} ms longer when known, AUC ${chance.toFixed(2)}`)
      if (Math.abs(difference) <= MEDIAN_DIFFERENCE && Math.abs(chance - 0.5) <= 0.5 - LEAST_CHANCE) passed += 1
      expect(seen.known.map(({ said }) => said)).toEqual(seen.unknown.map(({ said }) => said))
    }
    expect(passed).toBeGreaterThanOrEqual(RUNS_TO_PASS)
  })
})

async function timed(ask: () => Promise<Answered>): Promise<Seen> {
  const since = performance.now()
  const { statusCode, body, headers } = await ask()
  const took = performance.now() - since
  const kept = Object.entries(headers).filter(([name]) => !OTHER_EACH_TIME.includes(name))
  const said = JSON.stringify([statusCode, body, kept]).replace(/"invites":\d+/, '')
  return { took, said }
}

/** Over all pairs of one with the other; a half where they are equal. */
function chanceOfLonger(ones: readonly Seen[], others: readonly Seen[]): number {
  let sum = 0
  for (const one of ones) {
    for (const other of others) sum += one.took > other.took ? 1 : one.took === other.took ? 0.5 : 0
  }
  return sum / (ones.length * others.length)
}

/** Of a member who has a password, as all have. */
async function aKnownAddress({ deps }: TestApp, database: Database): Promise<string> {
  const email = anUnknownAddress()
  await aMember(database, { email, email_key: email, password_hash: await deps.passwords.hash('first-class') })
  return email
}

function anUnknownAddress(): string {
  return `${randomBytes(8).toString('hex')}@example.com`
}

function anAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}
