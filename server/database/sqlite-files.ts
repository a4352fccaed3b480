import { statSync } from 'node:fs'
import { DatabaseUnavailable } from '#server/database/database.ts'

/**
 * Remembers which files are at these paths now. SQLite keeps writing to a file that was moved, removed or replaced, and
 * those writes are lost after a restart.
 * @returns a check that throws DatabaseUnavailable when a path no longer has the same file
 */
export function watchFiles(paths: readonly string[]): () => void {
  const known = paths.map((path) => ({ path, at: identityOf(path) }))
  return () => {
    const lost = known.find(({ path, at }) => identityOf(path) !== at)
    if (lost === undefined) return
    throw new DatabaseUnavailable(
      `${lost.path} was moved, removed or replaced while the program had it open. Nothing is saved until it is back, or until a restart.`,
    )
  }
}

/** Device and inode, which identify a file; undefined where there is none. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path)
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}
