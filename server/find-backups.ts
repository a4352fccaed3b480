import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'

/** Such as 2026-11-21T06-30-00Z: in the order of their times when sorted by name. */
const BACKUP_NAME = /^(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}Z)$/

/** The default folder of backups. */
export function backupsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'backups')
}

/** @param at milliseconds since 1970 */
export function backupName(at: number): string {
  return new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

export function isBackupName(name: string): boolean {
  return BACKUP_NAME.test(name)
}

/** When a backup was made, in milliseconds since 1970, by its name. */
export function backupTime(name: string): number {
  return Date.parse(name.replace(BACKUP_NAME, '$1$2:$3:$4'))
}

/** The names of the complete backups in a folder, the oldest first; none where there is no such folder. */
export async function findBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter(isBackupName).sort()
}
