import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUpOnce } from '#server/housekeeping.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aVideo } from '#server/testing/factories.ts'
import { giveTokens, someLeads } from '#server/testing/leads.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

describeEachDatabase('housekeeping', (database) => {
  let testApp: TestApp
  let said: string[] = []
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())
  beforeEach(async () => {
    await database().write(async (db) => {
      for (const table of ['clock', 'idempotency_keys', 'leads'] as const) await db.deleteFrom(table).execute()
    })
    await hours(26)
    said = []
  })

  const note = (words: unknown, message?: string) => void said.push(message ?? String(words))
  const logger = { info: note, warn: note } as unknown as Parameters<typeof cleanUpOnce>[1]
  const cleanUp = () => cleanUpOnce(testApp.deps, logger)
  /** One run each hour, as a running process does. @returns whether the clock of the last one was trusted */
  const hours = async (count: number) => {
    let isTrusted = false
    for (let hour = 0; hour < count; hour++) {
      testApp.clock.now += HOUR
      isTrusted = await cleanUp()
    }
    return isTrusted
  }
  const leads = async () => (await database().read.selectFrom('leads').select('id').execute()).length
  const redeem = async ({ user, cookie }: TestMember) => {
    const answer = await testApp.call<{ user?: { tokens: number } }>('POST', `/api/users/${user.id}/redeem-reward`, {
      cookie,
      headers: { 'idempotency-key': 'the-one-key' },
      body: { rewardType: 'social_posts' },
    })
    expect(answer.statusCode).toBe(200)
    const row = database().read.selectFrom('members').select('tokens').where('id', '=', user.id)
    return (await row.executeTakeFirstOrThrow()).tokens
  }
  const asked = (at: number) => database().write((db) => db.updateTable('leads').set({ created_at: at }).execute())

  test('deletes what has run out while the clock is steady', async () => {
    await someLeads(database(), 12)
    await asked(testApp.clock.now - 3 * YEAR)
    expect(await hours(1)).toBe(true)
    expect(await leads()).toBe(0)
    expect(said).toEqual([])
  })

  test('deletes the files of courses that an earlier version deleted, and no others', async () => {
    const [gone, there] = [await aCourse(database()), await aCourse(database())]
    await aVideo(database(), gone.id)
    const kept = await aVideo(database(), there.id)
    await database().write(async (db) => {
      const ofMaterial = {
        id: 'leaflet',
        media_type: 'application/pdf',
        size: 9,
        download_name: 'a.pdf',
        created_at: 0,
      }
      await db.insertInto('files').values(ofMaterial).execute()
      const material = { title: 'Leaflet', type: 'pdf' as const, description: null, link: null, file_id: 'leaflet' }
      await db
        .insertInto('course_materials')
        .values({ ...material, course_id: gone.id })
        .execute()
      await db.updateTable('courses').set({ deleted_at: 1 }).where('id', '=', gone.id).execute()
    })
    await hours(1)
    expect(await database().read.selectFrom('files').select('id').execute()).toEqual([{ id: kept }])
    expect(said).toEqual([])
  })

  test('goes on after a task that failed, and names that task', async () => {
    await someLeads(database(), 12)
    await asked(testApp.clock.now - 3 * YEAR)
    testApp.clock.now += HOUR
    const failed: unknown[] = []
    const warn = ({ task }: { task: string }) => void failed.push(task)
    const withoutConfig = { ...testApp.deps, config: undefined as never }
    await cleanUpOnce(withoutConfig, { info: note, warn } as unknown as Parameters<typeof cleanUpOnce>[1])
    expect(failed).toContain('unused files')
    expect(await leads()).toBe(0)
  })

  test('deletes nothing while the clock is ten years ahead, and the same redemption costs nothing again', async () => {
    const member = await testApp.register()
    await giveTokens(database(), member.user.id, 50)
    await someLeads(database(), 12)
    await asked(testApp.clock.now)
    expect(await redeem(member)).toBe(45)
    testApp.clock.now += 10 * YEAR
    expect(await hours(20)).toBe(false)
    testApp.clock.now -= 10 * YEAR
    expect(await leads()).toBe(12)
    expect(await redeem(member)).toBe(45)
    expect(await hours(1)).toBe(true)
    expect([await leads(), await redeem(member)]).toEqual([12, 45])
    expect(said).toEqual([
      expect.stringMatching('jumped by more than 25 hours'),
      expect.stringMatching('trusted again'),
    ])
  })

  test('forgets no key of this day while the clock is ahead by less than it notices', async () => {
    const member = await testApp.register()
    await giveTokens(database(), member.user.id, 50)
    expect(await redeem(member)).toBe(45)
    testApp.clock.now += DAY
    expect(await hours(1)).toBe(true)
    testApp.clock.now -= DAY
    expect(await redeem(member)).toBe(45)
  })

  test('goes on a day after the server was off for months', async () => {
    await someLeads(database(), 12)
    await asked(testApp.clock.now - 3 * YEAR)
    testApp.clock.now += 90 * DAY
    expect(await hours(24)).toBe(false)
    expect(await leads()).toBe(12)
    expect(await hours(2)).toBe(true)
    expect(await leads()).toBe(0)
    expect(said).toHaveLength(2)
  })

  test('waits for another day after each further jump', async () => {
    for (const jump of [YEAR, YEAR, -10 * YEAR]) {
      testApp.clock.now += jump
      expect(await hours(20)).toBe(false)
    }
    expect(await hours(6)).toBe(true)
  })

  test('of a new database begins after a day', async () => {
    await database().write((db) => db.deleteFrom('clock').execute())
    expect(await hours(24)).toBe(false)
    expect(await hours(1)).toBe(true)
  })
})
