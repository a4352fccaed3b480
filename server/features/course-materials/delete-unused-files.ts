import type { Dependencies } from '#server/dependencies.ts'
import { hasFile } from './queries.ts'
import { StoredFiles } from './stored-files.ts'

/** Longer than any upload takes, in milliseconds. */
const STILL_IN_USE = 3_600_000

/** How long a file without its row is kept, in milliseconds. */
const KEPT_UNCLAIMED = 30 * 24 * 3_600_000

/**
 * Removes what a killed process or a failed removal left: unfinished files, and files that have been without a row for
 * 30 days. Not sooner, because another database with the same folder may refer to them, such as a rehearsal or the one
 * before a restore. A program on that database removes the note when it cleans up.
 */
export async function deleteUnusedFiles(deps: Dependencies): Promise<void> {
  const files = new StoredFiles(deps)
  const now = deps.now()
  for await (const { name, isFinished } of files.writtenBefore(now - STILL_IN_USE)) {
    if (!isFinished) await files.remove(name)
    else if (await hasFile(deps.database.read, name)) await files.claim(name)
    else if ((await files.unclaimedSince(name)) < now - KEPT_UNCLAIMED) await files.remove(name)
  }
}
