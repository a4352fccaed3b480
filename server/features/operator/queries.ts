import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { OperatorTables } from '#server/database/tables/operator.ts'

type OperatorRow = Selectable<OperatorTables['operator_details']>

/** The id of the only row. */
const ONLY = 1

export function findDetails(db: Db): Promise<OperatorRow | undefined> {
  return db.selectFrom('operator_details').selectAll().where('id', '=', ONLY).executeTakeFirst()
}

export async function storeDetails(db: Transaction, details: Omit<OperatorRow, 'id'>): Promise<void> {
  await db
    .insertInto('operator_details')
    .values({ id: ONLY, ...details })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(details))
    .execute()
}
