import type { Dependencies } from '#server/dependencies.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { addQuizzes } from '#server/features/quizzes/public.ts'
import { hasMissions, insertMissions } from './queries.ts'

/**
 * Puts the starter stations and their questions into a database that has none. The files are read only then, so that a slip in one never
 * keeps a running product from starting again.
 */
export async function loadStarterMissions({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  if (await hasMissions(database.read)) return
  const { loadMissions } = await import('content/load-missions')
  const { loadStationQuizzes } = await import('content/load-quizzes')
  const [missions, quizzes] = [await loadMissions(), await loadStationQuizzes()]
  await database.exclusive(async (db) => {
    // Another process may have been quicker.
    if (await hasMissions(db)) return
    await raiseCatalogueVersion(db)
    await insertMissions(
      db,
      missions.map(({ unlockAfter, ...mission }) => ({ ...mission, unlock_after: unlockAfter, updated_at: now() })),
    )
    for (const [missionId, ofStation] of quizzes) {
      const owned = ofStation.map(({ choices, push: _, ...quiz }) => ({ ...quiz, choices: [...choices], missionId }))
      await addQuizzes(db, null, owned, now())
    }
  })
}
