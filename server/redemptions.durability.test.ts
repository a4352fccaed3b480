import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { aClient, type Client } from '#server/testing/client.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { giveTokens } from '#server/testing/leads.ts'
import { aFolder, aPort, type Program, startServing } from '#server/testing/program.ts'

const REDEMPTIONS = size('REDEMPTIONS', 100, 1_000)
const KILLS = size('KILLS', 4, 20)
const SENDERS = 8
/** As many packs of posts as the library has. */
const EACH = 10

/** One redemption of a member, with the answer each time it was sent. */
type Intent = { client: Client; key: string; times: number; answers: string[] }

describeEachSharedDatabase('redemptions that are sent again and again', (database, location) => {
  const dataDir = aFolder()
  let program: Program | undefined
  afterEach(async () => {
    program?.process.kill('SIGKILL')
    await program?.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function start(): Promise<Program> {
    program = await startServing({ PORT: await aPort(), DATA_DIR: dataDir, ...databaseSettings(location()) })
    return program
  }

  async function makeIntents(url: string): Promise<Intent[]> {
    const intents: Intent[] = []
    for (let number = 0; number < REDEMPTIONS; number += EACH) {
      const client = await aClient(url)
      const count = Math.min(EACH, REDEMPTIONS - number)
      await giveTokens(database(), client.user.id, 5 * count)
      for (let each = 0; each < count; each++) {
        intents.push({ client, key: `intent-${number + each}`, times: 2 + ((number + each) % 4), answers: [] })
      }
    }
    return intents
  }

  test(`cost five tokens each, ${REDEMPTIONS} of them sent 2 to 5 times through ${KILLS} kill -9`, {
    timeout: 120_000 + REDEMPTIONS * 500,
  }, async () => {
    const intents = await makeIntents((await start()).url)
    const total = intents.reduce((sum, { times }) => sum + times, 0)
    const sent = () => intents.reduce((sum, { answers }) => sum + answers.length, 0)
    for (let kill = 0; kill < KILLS; kill++) {
      const running = program ?? (await start())
      const senders = sendAll(intents, running.url)
      const enough = ((kill + 1) * total) / (KILLS + 1)
      await expect.poll(sent, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(enough)
      running.process.kill('SIGKILL')
      await running.ended
      await senders
      await start()
    }
    await sendAll(intents, (program ?? (await start())).url)
    expect(sent()).toBe(total)
    await expectOneOfEach(intents)
  })

  async function expectOneOfEach(intents: readonly Intent[]): Promise<void> {
    expect(intents.filter(({ answers }) => new Set(answers).size !== 1)).toEqual([])
    const { read } = database()
    const charges = await read.selectFrom('ledger').select('tokens').where('kind', '=', 'redemption').execute()
    expect(charges).toEqual(Array(REDEMPTIONS).fill({ tokens: -5 }))
    const members = await read.selectFrom('members').select(['tokens', 'redemption_count']).execute()
    expect(members.filter(({ redemption_count, tokens }) => redemption_count > 0 && tokens !== 0)).toEqual([])
    expect(members.reduce((sum, { redemption_count }) => sum + redemption_count, 0)).toBe(REDEMPTIONS)
    const deliveries = await read.selectFrom('deliveries').select('items').execute()
    expect(deliveries).toHaveLength(REDEMPTIONS)
    const items = await read.selectFrom('delivered_items').select('item_key').execute()
    expect(items).toHaveLength(5 * REDEMPTIONS)
    const found: unknown[] = []
    await verifyLedger(read, { wrongBalance: (each) => found.push(each), wrongTotal: (each) => found.push(each) })
    expect(found).toEqual([])
  }
})

/** Sends each redemption as often as planned, the same one at once from several senders, until the program dies. */
async function sendAll(intents: readonly Intent[], url: string): Promise<void> {
  const due = intents.flatMap((intent) => Array<Intent>(intent.times - intent.answers.length).fill(intent))
  const send = async () => {
    for (let intent = due.shift(); intent !== undefined; intent = due.shift()) await sendOnce(intent, url)
  }
  await Promise.allSettled(Array.from({ length: SENDERS }, send))
}

async function sendOnce({ client, key, answers }: Intent, url: string): Promise<void> {
  const answer = await fetch(`${url}/api/users/${client.user.id}/redeem-reward`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      cookie: client.cookie,
    },
    body: JSON.stringify({ rewardType: 'social_posts' }),
  })
  answers.push(`${answer.status} ${await answer.text()}`)
}

function databaseSettings(location: DatabaseLocation): Record<string, string> {
  return location.kind === 'postgres' ? { DATABASE_URL: location.url } : { DATA_DIR: join(location.file, '..') }
}
