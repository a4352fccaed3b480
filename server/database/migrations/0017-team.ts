import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Team figures, counted in the background, and what tells of changes that they have to follow. */
export async function team(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createCounts(db, dialect)
  await createCounting(db, dialect)
  // A list of recruits goes page by page, also where thousands joined at the same time.
  await db.schema.dropIndex('members_by_sponsor').execute()
  await db.schema
    .createIndex('members_by_sponsor')
    .on('members')
    .columns(['sponsor_id', 'joined_at desc', 'id desc'])
    .where(sql.ref('sponsor_id'), 'is not', null)
    .execute()
  const columns = ['sponsor_id', 'deleted_at', 'suspended_at', 'last_visit_day'] as const
  const run = 'insert into team_changes (member_id) values (new.id)'
  const statements = dialect.afterUpdate('members', { name: 'members_team_change', of: columns, when: CHANGED, run })
  for (const statement of statements) await statement.execute(db)
}

/** Of visits only the first of a week, and only of members with a sponsor. Registering is a visit. */
const CHANGED = `old.sponsor_id is distinct from new.sponsor_id
  or (old.deleted_at is null) <> (new.deleted_at is null)
  or new.sponsor_id is not null and (
    (old.suspended_at is null) <> (new.suspended_at is null)
    or (old.last_visit_day is null) <> (new.last_visit_day is null)
    or (old.last_visit_day + 3) / 7 <> (new.last_visit_day + 3) / 7)`

// Without references to members: checking one would lock rows that requests wait for.
async function createCounts(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('team_members')
    .addColumn('member_id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('leaders', columns.text, (column) => column.notNull())
    .addColumn('station', columns.integer, (column) => column.notNull())
    .addColumn('week', columns.integer)
    .addColumn('is_counted', columns.integer, (column) => column.notNull().check(sql`is_counted in (0, 1)`))
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  let counts = db.schema
    .createTable('team_counts')
    .addColumn('leader_id', columns.text, (column) => column.notNull())
    .addColumn('level', columns.integer, (column) => column.notNull())
  for (const station of [0, 1, 2, 3, 4, 5]) {
    counts = counts.addColumn(`at_${station}`, columns.integer, (column) => column.notNull())
  }
  await counts
    .addPrimaryKeyConstraint('team_counts_key', ['leader_id', 'level'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createTable('team_visits')
    .addColumn('leader_id', columns.text, (column) => column.notNull())
    .addColumn('level', columns.integer, (column) => column.notNull())
    .addColumn('week', columns.integer, (column) => column.notNull())
    .addColumn('members', columns.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('team_visits_key', ['leader_id', 'level', 'week'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}

async function createCounting(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('team_changes')
    .addColumn('id', columns.rowId)
    .addColumn('member_id', columns.text, (column) => column.notNull())
    .addColumn('recruits_after', columns.text)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('team_counting')
    .addColumn('id', columns.integer, (column) => column.notNull().primaryKey())
    .addColumn('phase', columns.text, (column) =>
      column.notNull().defaultTo('counting').check(sql`phase in ('clearing', 'counting', 'counted')`),
    )
    .addColumn('completions_to', columns.time)
    .addColumn('counted_to', columns.time)
    .addColumn('walk_after', columns.text, (column) => column.notNull().defaultTo(''))
    .addColumn('walk_began_at', columns.time)
    .addColumn('claimed_by', columns.text)
    .addColumn('claimed_until', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await sql`insert into team_counting (id) values (1)`.execute(db)
}
