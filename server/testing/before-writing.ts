import type { Database } from '#server/database/database.ts'

/** A database on which something happens between what was read and the first write. */
export function beforeWriting(database: Database, happens: () => Promise<unknown>): Database {
  let hasHappened = false
  const write: Database['write'] = async (unit) => {
    if (!hasHappened) {
      hasHappened = true
      await happens()
    }
    return database.write(unit)
  }
  return { ...database, write }
}
