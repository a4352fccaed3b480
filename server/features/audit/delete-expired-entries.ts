import type { Dependencies } from '#server/dependencies.ts'

/** In milliseconds, as in the migration: the database itself refuses to delete what is newer. */
const KEPT_FOR = 730 * 24 * 3_600_000
const AT_ONCE = 500

/** Deletes what was written more than two years before the newest row. */
export async function deleteExpiredAuditEntries({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const deleteSome = () =>
    database.write(async (db) => {
      const { newest } = await db
        .selectFrom('audit_log')
        .select((eb) => eb.fn.max('at').as('newest'))
        .executeTakeFirstOrThrow()
      const oldest = Math.min(now(), Number(newest ?? 0)) - KEPT_FOR
      const due = await db
        .selectFrom('audit_log')
        .select('id')
        .where('at', '<', oldest)
        .orderBy('at')
        .limit(AT_ONCE)
        .execute()
      const ids = due.map(({ id }) => id)
      if (ids.length > 0) await db.deleteFrom('audit_log').where('id', 'in', ids).execute()
      return ids.length
    })
  while ((await deleteSome()) === AT_ONCE);
}
