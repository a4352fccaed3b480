import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from '#server/backups/check-backup.ts'
import { BACKUP_DATABASE, BACKUP_FILES } from '#server/backups/make-backup.ts'
import type { Config } from '#server/config.ts'
import { fillFromFile, requireNothingAt } from '#server/database/database-file.ts'
import { endAllAccess } from '#server/features/accounts/public.ts'
import { uploadsFolder } from '#server/features/course-materials/public.ts'
import { StartError } from '#server/operator-error.ts'

/**
 * Restores a backup to where the settings say, but only if nothing is there, so that a mistake never destroys data.
 * Everybody has to log in again, because a session or a link that ended after the backup was made would work again.
 * @param folder one that `npm run backup` made
 * @returns how many members it has
 * @throws StartError when it is no sound backup, or there is a database already
 */
export async function restoreBackup(config: Config, folder: string): Promise<number> {
  const file = join(folder, BACKUP_DATABASE)
  if (!existsSync(file)) throw new StartError(`${folder} is not a backup: it has no ${BACKUP_DATABASE}.`)
  const members = await checkBackup(file)
  await requireNothingAt(config.database)
  // The uploads first, so that the database never refers to a missing one.
  await restoreUploads(join(folder, BACKUP_FILES), uploadsFolder(config))
  await fillFromFile(file, config.database, endAllAccess)
  return members
}

/** Each under a temporary name until it is complete. */
async function restoreUploads(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) {
    const place = join(into, name)
    await copyFile(join(from, name), `${place}.part`)
    await rename(`${place}.part`, place)
  }
}
