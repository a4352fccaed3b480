import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, requireOurSchema } from '#server/database/migrate.ts'
import { MIGRATIONS, type Migration } from '#server/database/migrations/all.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Schema } from '#server/database/schema.ts'
import { StartError } from '#server/start-error.ts'
import { describeEachDatabase, describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { nextMessage, runInProcesses, startWorker } from '#server/testing/processes.ts'

/** The compiler asks for every column of every type; the database has to answer with the same. */
const COLUMNS: { [Table in keyof Schema]: Record<keyof Schema[Table], true> } = {
  members: {
    id: true,
    name: true,
    email: true,
    email_key: true,
    phone: true,
    password_hash: true,
    is_admin: true,
    tokens: true,
    leaderboard_pts: true,
    invite_code: true,
    sponsor_id: true,
    invited_count: true,
    invited_recent: true,
    joined_at: true,
    is_on_board: true,
    board_name: true,
    time_zone: true,
    email_verified_at: true,
    invitation_count: true,
    paid_referral_count: true,
    redemption_count: true,
    login_streak: true,
    last_visit_day: true,
    suspended_at: true,
    deleted_at: true,
  },
  sessions: { token_hash: true, member_id: true, created_at: true, last_seen_at: true },
  password_links: { token_hash: true, member_id: true, expires_at: true, used_at: true },
  devices: { token_hash: true, member_id: true, last_used_at: true },
  attempts: { key: true, count: true, window_ends_at: true },
  missions: {
    id: true,
    title: true,
    description: true,
    content: true,
    tokens: true,
    points: true,
    unlock_after: true,
    updated_at: true,
  },
  mission_completions: { member_id: true, mission_id: true, completed_at: true },
  ledger: {
    member_id: true,
    kind: true,
    reference: true,
    tokens: true,
    points: true,
    created_at: true,
    note: true,
    made_by: true,
  },
  points_histogram: { points: true, slot: true, members: true },
  courses: {
    id: true,
    title: true,
    description: true,
    category: true,
    duration: true,
    video_url: true,
    is_public: true,
    position: true,
    updated_at: true,
    deleted_at: true,
  },
  catalogue: { id: true, version: true },
  course_materials: {
    id: true,
    course_id: true,
    title: true,
    type: true,
    description: true,
    link: true,
    file_id: true,
  },
  files: { id: true, media_type: true, size: true, download_name: true, created_at: true },
  course_progress: {
    member_id: true,
    course_id: true,
    watch_time: true,
    is_completed: true,
    started_at: true,
    first_completed_at: true,
  },
  quizzes: {
    id: true,
    course_id: true,
    question: true,
    choices: true,
    correct_answer: true,
    explanation: true,
    points: true,
    updated_at: true,
    deleted_at: true,
  },
  quiz_answers: { member_id: true, quiz_id: true, is_correct: true, tries: true, answered_at: true },
  quiz_statistics: { quiz_id: true, answered: true, wrong: true },
  referrals: {
    invited_id: true,
    sponsor_id: true,
    state: true,
    reason: true,
    address_block: true,
    device_hash: true,
    created_at: true,
    paid_at: true,
    decided_at: true,
    decided_by: true,
  },
  mails: {
    id: true,
    kind: true,
    member_id: true,
    to_address: true,
    to_hash: true,
    subject: true,
    text: true,
    html: true,
    unsubscribe_url: true,
    state: true,
    tries: true,
    next_try_at: true,
    claimed_until: true,
    last_error: true,
    created_at: true,
    sent_at: true,
  },
  suppressions: { email_hash: true, reason: true, created_at: true },
  unsubscribe_links: { token_hash: true, email_hash: true, created_at: true },
  invitations: { id: true, member_id: true, email_hash: true, is_mailed: true, created_at: true },
  idempotency_keys: { member_id: true, key: true, request_hash: true, answer: true, created_at: true },
  deliveries: { id: true, member_id: true, reward_type: true, items: true, created_at: true },
  delivered_items: { member_id: true, item_key: true },
  leads: {
    id: true,
    name: true,
    email: true,
    email_hash: true,
    phone: true,
    source: true,
    consent_text: true,
    consent_source: true,
    owner_id: true,
    pool_state: true,
    taken_by: true,
    delivery_id: true,
    do_not_contact_at: true,
    created_at: true,
  },
  challenge_progress: { member_id: true, challenge_key: true, count: true, last_day: true, completed_at: true },
  email_links: { token_hash: true, member_id: true, purpose: true, email: true, expires_at: true, used_at: true },
  marketing_figures: { key: true, value: true, label: true, source: true, is_hidden: true, position: true },
  site_texts: { key: true, text: true, updated_at: true },
}

const addNotes: Migration = async (db) => {
  await db.schema.createTable('notes').addColumn('text', 'text').execute()
}
const fail: Migration = async () => {
  throw new Error('on purpose')
}

test('every numbered file is a migration, and every migration a numbered file', () => {
  const files = globSync('migrations/[0-9]*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
  expect(files.map((file) => basename(file, '.ts')).sort()).toEqual(Object.keys(MIGRATIONS))
})

describeEachDatabase('migration', (database) => {
  const tables = async () => (await database().read.introspection.getTables()).map(({ name }) => name)

  test('gives the tables the columns that their types promise', async () => {
    const found = (await database().read.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name).sort(),
    ])
    const promised = Object.entries(COLUMNS).map(([table, columns]) => [table, Object.keys(columns).sort()])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(promised))
  })

  test('done twice changes nothing', async () => {
    const member = await aMember(database())
    expect(await migrate(database())).toEqual([])
    expect(await database().read.selectFrom('members').selectAll().execute()).toEqual([member])
    await expect(requireOurSchema(database())).resolves.toBeUndefined()
  })

  test('that fails leaves nothing behind, not even of the ones before it', async () => {
    const failing = migrate(database(), { ...MIGRATIONS, '9000-notes': addNotes, '9001-fail': fail })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await tables()).not.toContain('notes')
    expect(await migrate(database())).toEqual([])
  })

  test('refuses a database that a newer program has made, in one sentence, and changes nothing', async () => {
    expect(await migrate(database(), { ...MIGRATIONS, '9000-notes': addNotes })).toEqual(['9000-notes'])
    const refusal = await migrate(database()).catch((error) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(refusal.message).toMatch(/^The database was made by a newer version .*"9000-notes".*\.$/)
    await expect(requireOurSchema(database())).rejects.toThrow(StartError)
    expect(await tables()).toContain('notes')
  })
})

describeEachDatabase('a database without our schema', (database) => {
  test('is refused by commands that only look', async () => {
    await database().changeSchema((db) => sql`delete from kysely_migration`.execute(db))
    await expect(requireOurSchema(database())).rejects.toThrow(/npm run db:migrate/)
  })
})

const WORKER = new URL('./migrate.worker.ts', import.meta.url)

const leaveEmpty = async () => undefined

describeEachSharedDatabase(
  'an empty database',
  (_database, location) => {
    test('is migrated once when several processes start at once', async () => {
      const ran = await runInProcesses<string[]>(3, WORKER, location(), {})
      expect(ran.flat()).toEqual(Object.keys(MIGRATIONS))
    })
  },
  leaveEmpty,
)

describeEachSharedDatabase(
  'a migration',
  (_database, location) => {
    test('whose process is killed leaves the database as it was, and the next one does it', async () => {
      const worker = startWorker(WORKER, location(), { hangs: true })
      await nextMessage(worker)
      worker.send('go')
      expect(await nextMessage(worker)).toBe('in the middle')
      worker.kill('SIGKILL')
      const next = await openDatabase(location())
      expect(await migrate(next)).toEqual(Object.keys(MIGRATIONS))
      await next.close()
    })
  },
  leaveEmpty,
)
