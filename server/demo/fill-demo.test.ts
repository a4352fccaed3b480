import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppDependencies } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { demoPeople } from '#server/demo/people.ts'
import { argon2Passwords } from '#server/features/accounts/public.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { StartError } from '#server/operator-error.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'
import { aMember } from '#server/testing/factories.ts'
import { DEMO_PASSWORD, fillDemo } from './fill-demo.ts'

const NOW = Date.UTC(2026, 5, 18, 12)

describe('the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  let deps: AppDependencies

  beforeAll(async () => {
    const config = loadConfig({ DATA_DIR: folder })
    const database = await openDatabase(config.database)
    await migrate(database)
    await aMember(database, { is_admin: 1 })
    deps = {
      config,
      database,
      passwords: argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
      // At another hour the members would act differently.
      now: () => NOW,
      randomBytes,
      peopleKey: new PeopleKey(config, database),
    }
  })
  afterAll(async () => {
    await deps.database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('has two hundred people, no two alike', () => {
    const people = demoPeople(200)
    expect(new Set(people.map(({ email }) => email)).size).toBe(200)
    expect(new Set(people.map(({ name }) => name)).size).toBe(200)
  })

  test('fills the database once, with members who did what members do', async () => {
    const people = await fillDemo(deps, 15)
    const { read } = deps.database
    const members = await read
      .selectFrom('members')
      .select(['email', 'leaderboard_pts', 'redemption_count', 'joined_at'])
      .execute()
    expect(members).toHaveLength(people.length + 1)
    expect(members.some((member) => member.leaderboard_pts > 0)).toBe(true)
    expect(Math.max(...members.map((member) => member.joined_at))).toBeLessThan(NOW)
    const entries = await read.selectFrom('ledger').select('points').execute()
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
    expect(sum(entries.map(({ points }) => points))).toBe(sum(members.map((member) => member.leaderboard_pts)))
    const leads = await read.selectFrom('leads').select(['source', 'pool_state']).execute()
    expect(leads.filter(({ source }) => source === 'sample')).toHaveLength(30)
    expect(leads.filter(({ pool_state }) => pool_state === 'available')).toHaveLength(10)
    expect(await read.selectFrom('mails').select('id').where('kind', '=', 'lead-delivered').execute()).toEqual([])
    expect(members.some((member) => member.redemption_count > 0)).toBe(true)
    const lessons = await read.selectFrom('lesson_completions').select('member_id').execute()
    expect(new Set(lessons.map(({ member_id }) => member_id)).size).toBeGreaterThan(2)
    const reviews = await read.selectFrom('reviews').select(['member_id', 'place', 'rating']).execute()
    expect(
      new Set(reviews.filter(({ place }) => place === 'review').map(({ member_id }) => member_id)).size,
    ).toBeGreaterThan(2)
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 3]))
    const runs = await read.selectFrom('practice_runs').select('is_clear').execute()
    expect(new Set(runs.map(({ is_clear }) => is_clear))).toEqual(new Set([0, 1]))
    const member = await read
      .selectFrom('members')
      .select('password_hash')
      .where('is_admin', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(await deps.passwords.matches(member.password_hash, DEMO_PASSWORD)).toBe(true)
    await expect(fillDemo(deps, 15)).rejects.toThrow(StartError)
  })

  test('has members who keep a list of people, with a person in each state and talks to get back to', async () => {
    const { read } = deps.database
    const people = await read.selectFrom('people').select(['member_id', 'state', 'next_on']).execute()
    expect(new Set(people.map(({ member_id }) => member_id)).size).toBe(3)
    expect(new Set(people.map(({ state }) => state)).size).toBeGreaterThan(5)
    expect(people.some(({ next_on }) => next_on !== null && next_on <= NOW / 86_400_000)).toBe(true)
  })

  test('has leagues in their fourth week, three of which are over', async () => {
    const { read } = deps.database
    const weeks = await read.selectFrom('leagues').select(['week', 'closed_at']).orderBy('week').execute()
    const byWeek = Map.groupBy(weeks, ({ week }) => week)
    expect(byWeek.size).toBe(4)
    const open = weeks.filter(({ closed_at }) => closed_at === null).map(({ week }) => week)
    expect(new Set(open)).toEqual(new Set([Math.max(...byWeek.keys())]))
    expect(await read.selectFrom('league_badges').select('place').execute()).not.toEqual([])
  })

  test('has a team of seven levels below the first member', async () => {
    const { read } = deps.database
    const members = await read.selectFrom('members').select(['id', 'sponsor_id']).where('is_admin', '=', 0).execute()
    const below = (ids: readonly string[]) =>
      members.filter(({ sponsor_id }) => ids.includes(sponsor_id ?? '')).map(({ id }) => id)
    let level = members
      .filter(({ sponsor_id }) => sponsor_id === null)
      .map(({ id }) => id)
      .slice(0, 1)
    let levels = 0
    for (level = below(level); level.length > 0; level = below(level)) levels += 1
    expect(levels).toBeGreaterThanOrEqual(7)
  })

  test('has members who check in over several days and invite people, none of whom gets an email', async () => {
    const { read } = deps.database
    const progress = await read.selectFrom('challenge_progress').selectAll().execute()
    expect(new Set(progress.map(({ member_id }) => member_id)).size).toBeGreaterThan(2)
    expect(progress.some(({ count }) => count > 1)).toBe(true)
    const invitations = await read.selectFrom('invitations').selectAll().execute()
    expect(new Set(invitations.map(({ member_id }) => member_id)).size).toBeGreaterThan(2)
    expect(new Set(invitations.map(({ created_at }) => created_at)).size).toBeGreaterThan(2)
    expect(await read.selectFrom('mails').select('to_address').execute()).toEqual([])
    const found: unknown[] = []
    const report = {
      wrongBalance: (each: unknown) => found.push(each),
      wrongTotal: (each: unknown) => found.push(each),
    }
    expect(await verifyLedger(read, report)).toBe(16)
    expect(found).toEqual([])
  })
})

describe('npm run demo', () => {
  test('refuses a database with members in one line and leaves it as it is, whatever administrators it has', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
    const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'whistlestop.db') })
    await migrate(database)
    await aMember(database, { is_admin: 1 })
    await aMember(database)
    const options = { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder } }
    const { code, said } = await new Promise<{ code: number | null; said: string }>((resolve) => {
      const command = join(import.meta.dirname, '../commands/demo.ts')
      const child = execFile(process.execPath, [command], options, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode, said: stdout + stderr }),
      )
    })
    expect([code, said]).toEqual([1, expect.stringMatching(/^This database already has members\b[^\n]*\n$/)])
    expect(await database.read.selectFrom('members').select('id').execute()).toHaveLength(2)
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
