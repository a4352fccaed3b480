import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '#server/operator-error.ts'

/** Creates DATA_DIR if it doesn't exist, readable only by its owner. @throws StartError unless it can be written */
export function requireDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`DATA_DIR ${folder} cannot be used: ${reason}.`, { cause: error })
  }
}

/** Node's own `recursive` never ends where a folder cannot be made although its parent is there, as in /proc. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    makeFolder(dirname(folder))
    mkdirSync(folder, { mode: 0o700 })
  }
}
