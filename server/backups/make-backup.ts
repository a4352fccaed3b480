import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from '#server/backups/check-backup.ts'
import type { Config } from '#server/config.ts'
import { copyToFile } from '#server/database/database-file.ts'
import { readSnapshot } from '#server/database/snapshot.ts'
import { uploadsFolder } from '#server/features/course-materials/public.ts'
import { backupName, findBackups, isBackupName } from '#server/find-backups.ts'
import { flush } from '#server/flush.ts'

/** Inside a backup: the database as SQLite, from either engine, and the uploads. */
export const BACKUP_DATABASE = 'whistlestop.db'
export const BACKUP_FILES = 'files'

const UNFINISHED = '.part'

export type Backup = { folder: string; members: number; files: number; missingFiles: number }

/**
 * Copies a consistent state of the database, and the uploads it refers to, into a folder named by the time, while the
 * server keeps running. The folder gets its final name only once it is complete, checked and on the disk.
 * @param into the folder of the backups
 * @throws StartError when there is no database, or the copy is not sound
 */
export async function makeBackup(config: Config, into: string, now: number): Promise<Backup> {
  const folder = join(into, backupName(now))
  const unfinished = folder + UNFINISHED
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, BACKUP_FILES), { recursive: true, mode: 0o700 })
  try {
    const file = join(unfinished, BACKUP_DATABASE)
    await copyToFile(config.database, file)
    const members = await checkBackup(file)
    const found = await copyUploads(file, uploadsFolder(config), join(unfinished, BACKUP_FILES))
    // The copy was only read, so the log that its readers left is empty.
    for (const ending of ['-wal', '-shm']) await rm(file + ending, { force: true })
    await flush(file)
    await rename(unfinished, folder)
    await flush(into)
    return { folder, members, ...found }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Deletes all but the newest backups, and unfinished ones. @returns how many complete ones were deleted */
export async function keepNewest(into: string, count: number): Promise<number> {
  const old = (await findBackups(into)).slice(0, -count)
  const unfinished = (await readdir(into)).filter(
    (name) => name.endsWith(UNFINISHED) && isBackupName(name.slice(0, -UNFINISHED.length)),
  )
  for (const name of [...old, ...unfinished]) await rm(join(into, name), { recursive: true, force: true })
  return old.length
}

async function copyUploads(database: string, from: string, into: string) {
  const ids = await readSnapshot({ kind: 'sqlite', file: database }, (db) =>
    db.selectFrom('files').select('id').execute(),
  )
  let missingFiles = 0
  for (const { id } of ids) {
    try {
      await copyFile(join(from, id), join(into, id), constants.COPYFILE_FICLONE)
      await flush(join(into, id))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      missingFiles += 1
    }
  }
  return { files: ids.length - missingFiles, missingFiles }
}
