import type { Dependencies } from '#server/dependencies.ts'
import { deleteMailsTo } from './forget-leads.ts'

const MONTHS_KEPT = 24
const AT_ONCE = 500

/** Deletes people who asked to be contacted more than 24 months ago, wherever they are (decisions §3). */
export async function sweepLeads({ database, now }: Dependencies): Promise<void> {
  const oldest = new Date(now())
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_KEPT)
  const sweepSome = () =>
    database.write(async (db) => {
      const due = await db
        .selectFrom('leads')
        .select(['id', 'email_hash'])
        .where('created_at', '<', oldest.getTime())
        .orderBy('created_at')
        .limit(AT_ONCE)
        .execute()
      const [ids, hashes] = [due.map(({ id }) => id), due.map(({ email_hash }) => email_hash)]
      if (ids.length > 0) await db.deleteFrom('leads').where('id', 'in', ids).execute()
      await deleteMailsTo(db, hashes)
      return due.length
    })
  while ((await sweepSome()) === AT_ONCE);
}
