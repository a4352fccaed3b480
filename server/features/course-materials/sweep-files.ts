import type { Dependencies } from '#server/dependencies.ts'
import { hasFile } from './queries.ts'
import { StoredFiles } from './stored-files.ts'

/** Longer than any upload takes, in milliseconds. */
const STILL_IN_USE = 3_600_000

/** Removes what a killed process or a failed removal left: files without their row, and unfinished ones. */
export async function sweepFiles(deps: Dependencies): Promise<void> {
  const files = new StoredFiles(deps)
  for await (const { name, isFinished } of files.writtenBefore(deps.now() - STILL_IN_USE)) {
    if (!isFinished || !(await hasFile(deps.database.read, name))) await files.remove(name)
  }
}
