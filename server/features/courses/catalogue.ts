import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

/** The id of the one row. */
const CATALOGUE = 1

const versionRow = prepared((db, values: { id: number }) =>
  db.selectFrom('catalogue').select('version').where('id', '=', values.id),
)

/** What the list of courses shows is the same for as long as this number is. */
export async function catalogueVersion(db: Db): Promise<number> {
  const [row] = await versionRow(db, { id: CATALOGUE })
  if (row === undefined) throw new Error('The catalogue has lost its row.')
  return row.version
}

const raisedVersion = prepared((db, values: { id: number }) =>
  db
    .updateTable('catalogue')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', values.id),
)

/**
 * Says that the list of courses will show something else: a course, or a count of materials or quizzes. It comes first
 * in its transaction, because on PostgreSQL it also makes such changes wait for one another.
 */
export async function noteCatalogueChange(db: Transaction): Promise<void> {
  await raisedVersion(db, { id: CATALOGUE })
}
