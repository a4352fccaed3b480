import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteHealth } from 'contract/health'
import { type Insertable, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, DatabaseUnavailable } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { backupName } from '#server/find-backups.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { freeSpace } from './read-site-health.ts'

const HOUR = 3_600_000

describeEachDatabase('GET /api/admin/health', (database) => {
  let dataDir: string
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'whistlestop-health-'))
    testApp = await startTestApp(database(), { dataDir })
    administrator = await testApp.administrator()
  })
  beforeEach(async () => {
    // The administrator's new password caused a mail.
    await database().write((db) => db.deleteFrom('mails').execute())
    aBackup(testApp.clock.now - HOUR)
  })
  afterEach(() => rmSync(join(dataDir, 'backups'), { recursive: true, force: true }))
  afterAll(async () => {
    await testApp.app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const aBackup = (at: number) => mkdirSync(join(dataDir, 'backups', backupName(at)), { recursive: true })
  const look = async (app = testApp) => {
    const answer = await app.call<SiteHealth>('GET', '/api/admin/health', { cookie: administrator.cookie })
    expect(answer.statusCode).toBe(200)
    return answer
  }
  /** The concerns that don't depend on the machine that runs the test. */
  const concerns = async (app?: TestApp) =>
    (await look(app)).body.concerns.filter((concern) => concern !== 'DISK_LOW' && concern !== 'PROGRAM_SLOW')

  test('says that all is well, and what it looked at', async () => {
    const { body, headers } = await look()
    expect(await concerns()).toEqual([])
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({
      checkedAt: new Date(testApp.clock.now).toISOString(),
      database: { engine: database().engine },
      mail: { goesTo: 'files', outbox: { waiting: 0, oldestWaitingAt: null, failed: 0 } },
      backups: { count: 1, newestAt: new Date(testApp.clock.now - HOUR).toISOString() },
      program: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), nodeVersion: process.versions.node },
    })
    expect(body.database.readMs).toBeGreaterThan(0)
    expect(body.database.writeMs).toBeGreaterThan(0)
    expect(body.database.sizeBytes).toBeGreaterThan(100_000)
    const { totalBytes } = await freeSpace(dataDir)
    expect(body.disk?.totalBytes).toBe(totalBytes)
    expect(Date.parse(body.program.upSince)).toBeLessThan(testApp.clock.now)
    expect(body.program.memoryBytes).toBeGreaterThan(10_000_000)
    expect(body.advice).toContain('SMTP_URL')
  })

  test('leaves nothing behind of what it writes', async () => {
    const before = await database().read.selectFrom('attempts').selectAll().execute()
    await look()
    expect(await database().read.selectFrom('attempts').selectAll().execute()).toEqual(before)
  })

  test('tells how many mails wait and failed, and since when the oldest waits', async () => {
    const { now } = testApp.clock
    await mails(database(), [
      { state: 'waiting', created_at: now - 20 * 60_000 },
      { state: 'waiting', created_at: now - 1_000 },
      { state: 'failed', created_at: now - 90 * HOUR },
      { state: 'sent', created_at: now - 99 * HOUR },
      { state: 'held', created_at: now - 99 * HOUR },
    ])
    const { body } = await look()
    const oldestWaitingAt = new Date(now - 20 * 60_000).toISOString()
    expect(body.mail.outbox).toEqual({ waiting: 2, oldestWaitingAt, failed: 1 })
    expect(await concerns()).toEqual(['MAIL_LATE', 'MAIL_FAILED'])
  })

  test('counts the backups, and misses one that is younger than two days', async () => {
    rmSync(join(dataDir, 'backups'), { recursive: true })
    expect((await look()).body.backups).toEqual({ count: 0, newestAt: null })
    expect(await concerns()).toEqual(['NO_BACKUP'])
    aBackup(testApp.clock.now - 72 * HOUR)
    aBackup(testApp.clock.now - 49 * HOUR)
    expect((await look()).body.backups).toMatchObject({ count: 2 })
    expect(await concerns()).toEqual(['BACKUP_OLD'])
  })

  test('shows a part that cannot be found out as such, and the rest all the same', async () => {
    rmSync(join(dataDir, 'backups'), { recursive: true })
    writeFileSync(join(dataDir, 'backups'), 'no folder')
    const { body } = await look()
    expect(body.backups).toBeNull()
    expect(body.mail.outbox).not.toBeNull()
    expect(await concerns()).toEqual(['BACKUPS_UNKNOWN'])
  })

  test('says that nothing can be saved while nothing can', async () => {
    const full: Database = { ...database(), write: () => Promise.reject(new DatabaseUnavailable('The disk is full.')) }
    const app = await startTestApp({ ...full, isReady: async () => false }, { dataDir })
    expect((await look(app)).body.database.writeMs).toBeNull()
    expect((await look(app)).body.database.readMs).toBeGreaterThan(0)
    expect(await concerns(app)).toEqual(['DATABASE_UNWRITABLE'])
    await app.app.close()
  })

  test('tells no secret and no address', async () => {
    const member = await testApp.register()
    await mails(database(), [{ state: 'failed', created_at: 0, to_address: 'somebody@people.example' }])
    const app = await startTestApp(database(), {
      dataDir,
      smtpUrl: 'smtps://sender:very-secret@mail.example.org:465',
      metricsToken: 'a-token-nobody-knows',
      adminPassword: 'a-password-nobody-knows',
      database: { kind: 'postgres', url: 'postgres://owner:db-secret@db.example.org/whistlestop' },
    })
    const { payload } = await look(app)
    await app.app.close()
    for (const secret of ['secret', 'nobody-knows', 'example.org', 'people.example', '@', member.user.id, dataDir]) {
      expect(payload).not.toContain(secret)
    }
    expect(payload).toContain('"goesTo":"smtp"')
  })

  test('reports the disk of a folder that doesn’t exist yet', async () => {
    expect((await freeSpace(join(dataDir, 'not', 'yet'))).totalBytes).toBe((await freeSpace(dataDir)).totalBytes)
  })
})

describeEachDatabase('the write that health tries', (database) => {
  test('reaches the disk each time', async () => {
    const testApp = await startTestApp(database())
    const { cookie } = await testApp.administrator()
    const before = await changes(database())
    await testApp.call('GET', '/api/admin/health', { cookie })
    expect(await changes(database())).not.toEqual(before)
    await testApp.app.close()
  })
})

/** Another value after every commit that changed something. */
async function changes({ engine, read }: Database): Promise<unknown> {
  const seen = engine === 'sqlite' ? sql`pragma data_version` : sql`select pg_current_wal_insert_lsn()::text as lsn`
  return (await seen.execute(read)).rows[0]
}

let made = 0
async function mails(
  database: Database,
  rows: (Pick<Insertable<Schema['mails']>, 'state' | 'created_at'> & { to_address?: string })[],
) {
  const said = {
    kind: 'invitation' as const,
    to_address: 'a@people.example',
    to_hash: '',
    subject: '',
    text: '',
    html: '',
  }
  const values = rows.map((row) => ({ id: `health-${++made}`, ...said, next_try_at: 0, ...row }))
  await database.write((db) => db.insertInto('mails').values(values).execute())
}
