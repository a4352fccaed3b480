import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { OperatorTables } from '#server/database/tables/operator.ts'

type OperatorRow = Selectable<OperatorTables['operator_details']>

/** The id of the only row. */
const ONLY = 1

export function findDetails(db: Db): Promise<OperatorRow | undefined> {
  return db.selectFrom('operator_details').selectAll().where('id', '=', ONLY).executeTakeFirst()
}

/** @param seen when the details to replace were last changed; undefined replaces any @returns whether they were replaced */
export async function storeDetails(
  db: Transaction,
  seen: number | undefined,
  details: Omit<OperatorRow, 'id'>,
): Promise<boolean> {
  const row = await db
    .insertInto('operator_details')
    .values({ id: ONLY, ...details })
    .onConflict((conflict) => {
      const replacing = conflict.column('id').doUpdateSet(details)
      return seen === undefined ? replacing : replacing.where('operator_details.updated_at', '=', seen)
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
