import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { chance } from '#server/demo/chance.ts'
import { DrawnVisits, ledgerOf } from '#server/testing/drawn-visits.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aFolder, aPort, type Program, startServing } from '#server/testing/program.ts'

const STEPS = 200
const SEED = Number(process.env.SEED ?? 20_260_302)

type Line = { msg: string; reqId?: string; code?: string }

describeEachSharedDatabase('a drawn series of logins, refusals and payments', (database, location) => {
  const dataDir = aFolder()
  let program: Program | undefined
  afterEach(async () => {
    program?.process.kill('SIGKILL')
    await program?.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is recorded once each: logins and refusals in the log, payments in the ledger', async () => {
    const at = location()
    const settings =
      at.kind === 'postgres' ? { DATA_DIR: dataDir, DATABASE_URL: at.url } : { DATA_DIR: join(at.file, '..') }
    program = await startServing({ ...settings, PORT: await aPort(), LOG_LEVEL: 'info' })
    const visits = new DrawnVisits(program.url, chance(SEED))
    await visits.run(database(), STEPS)
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)

    const lines = program
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const said = lines.map((line): Line => JSON.parse(line))
    const signedIn = said.filter(({ msg }) => msg === 'logged in').map(({ reqId }) => reqId)
    const refused = said.filter(({ msg }) => /^request (refused|failed)$/.test(msg))
    expect(signedIn.sort()).toEqual(visits.signedIn.sort())
    expect(refused.map(({ reqId, code }) => `${reqId} ${code}`).sort()).toEqual(visits.refused.sort())
    expect((await ledgerOf(database())).sort()).toEqual(visits.paid.sort())
    // Enough of each, whatever the seed.
    expect(visits.signedIn.length).toBeGreaterThan(10)
    expect(new Set(visits.refused.map((each) => each.split(' ')[1])).size).toBeGreaterThanOrEqual(5)
    expect(visits.paid.length).toBeGreaterThan(10)
  })
})
