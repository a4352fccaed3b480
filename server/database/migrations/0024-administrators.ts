import { type Kysely, sql } from 'kysely'

/** Administrators are found among a million members whenever one loses their powers or a member leaves. */
export async function administrators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('members_administrators')
    .on('members')
    .column('id')
    .where(sql.ref('is_admin'), '=', sql.lit(1))
    .execute()
}
