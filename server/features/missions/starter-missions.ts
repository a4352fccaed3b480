import { loadMissions } from 'content/load-missions'
import type { Database } from '#server/database/database.ts'
import { insertMissionsIfNone } from './queries.ts'

/** Puts the starter stations into a database that has none. @returns whether it did */
export async function loadStarterMissions(database: Database): Promise<boolean> {
  const missions = await loadMissions()
  return database.exclusive((db) =>
    insertMissionsIfNone(
      db,
      missions.map(({ unlockAfter, ...mission }) => ({ ...mission, unlock_after: unlockAfter })),
    ),
  )
}
