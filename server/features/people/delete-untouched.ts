import { eraseBefore } from 'game/people'
import type { Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'

const AT_ONCE = 200

/** Erases people whom their member has not touched for 24 months, after the list asked for 30 days. */
export async function deleteUntouchedPeople({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  while ((await database.write((db) => deleteSome(db, eraseBefore(now())))) === AT_ONCE);
}

async function deleteSome(db: Transaction, before: number): Promise<number> {
  const due = await db
    .selectFrom('people')
    .select(['member_id', 'id'])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .modifyEnd(dialectOf(db).lockRows.skip)
    .execute()
  for (const { member_id, id } of due) {
    await db.deleteFrom('talks').where('member_id', '=', member_id).where('person_id', '=', id).execute()
    await db.deleteFrom('people').where('member_id', '=', member_id).where('id', '=', id).execute()
  }
  return due.length
}
