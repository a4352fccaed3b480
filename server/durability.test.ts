import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { aClient, type Client } from '#server/testing/client.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { aFolder, aPort, type Program, startServing } from '#server/testing/program.ts'
import type { DatabaseLocation } from './config.ts'

const KILLS = size('KILLS', 10, 10)
const WRITERS = 8
const LEDGER_VERIFY = join(import.meta.dirname, 'commands/ledger-verify.ts')

describeEachSharedDatabase('several processes and crashes', (_database, location) => {
  const programs: Program[] = []
  const dataDir = aFolder()

  /** The settings with which a program opens the suite's own database. */
  async function settings(): Promise<Record<string, string>> {
    return {
      PORT: await aPort(),
      ...databaseSettings(location()),
      ...(location().kind === 'postgres' ? { DATA_DIR: dataDir } : {}),
    }
  }

  async function start(): Promise<Program> {
    const program = await startServing(await settings())
    programs.push(program)
    return program
  }

  afterEach(async () => {
    for (const program of programs.splice(0)) {
      program.process.kill('SIGKILL')
      await program.ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('pay a station once when two processes are asked for it fifty times at once', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const client = await aClient(one.url)
    const asked = Array.from({ length: 50 }, (_, i) => client.complete(1, i % 2 ? one.url : two.url))
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(await ledgerOf(location(), client)).toEqual([{ reference: '1', tokens: 5, points: 10 }])
    expect((await client.complete(1)).user).toMatchObject({ tokens: 5, leaderboardPts: 10 })
  })

  test(`lose no acknowledged completion over ${KILLS} kill -9 under load, and the ledger adds up`, {
    timeout: 120_000,
  }, async () => {
    const acknowledged: { client: Client; missionId: number }[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const program = await start()
      const before = acknowledged.length
      const writers = Array.from({ length: WRITERS }, () => travelUntilKilled(program.url, acknowledged))
      await expect.poll(() => acknowledged.length - before, { timeout: 20_000 }).toBeGreaterThanOrEqual(20 + kill * 3)
      program.process.kill('SIGKILL')
      await program.ended
      await Promise.all(writers)
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS * 20)
    for (const client of new Set(acknowledged.map((each) => each.client))) {
      const paid = (await ledgerOf(location(), client)).map(({ reference }) => Number(reference))
      const promised = acknowledged.filter((each) => each.client === client).map(({ missionId }) => missionId)
      expect(paid).toEqual(expect.arrayContaining(promised))
      expect(new Set(paid).size).toBe(paid.length)
    }
    const env = { ...process.env, ...(await settings()) }
    const { stdout } = await promisify(execFile)(process.execPath, [LEDGER_VERIFY], { env })
    expect(stdout).toMatch(/^Everything agrees/)
  })
})

/** Registers, completes the line, and starts over with another member, until the program dies. */
async function travelUntilKilled(url: string, acknowledged: { client: Client; missionId: number }[]): Promise<void> {
  try {
    for (;;) {
      const client = await aClient(url)
      for (const missionId of [1, 2, 3, 4, 5]) {
        const { status } = await client.complete(missionId)
        if (status === 200) acknowledged.push({ client, missionId })
      }
    }
  } catch {
    // The socket died with the program: what was not acknowledged is not promised.
  }
}

async function ledgerOf(location: DatabaseLocation, { user }: Client) {
  const database = await openDatabase(location)
  try {
    return await database.read
      .selectFrom('ledger')
      .select(['reference', 'tokens', 'points'])
      .where('member_id', '=', user.id)
      .where('kind', '=', 'mission')
      .orderBy('reference')
      .execute()
  } finally {
    await database.close()
  }
}

function databaseSettings(location: DatabaseLocation): Record<string, string> {
  return location.kind === 'postgres' ? { DATABASE_URL: location.url } : { DATA_DIR: join(location.file, '..') }
}
