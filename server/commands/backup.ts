import { resolve } from 'node:path'
import { keepNewest, makeBackup } from '#server/backups/make-backup.ts'
import { runOnSettings } from '#server/commands/run-command.ts'
import { backupsFolder } from '#server/find-backups.ts'
import { StartError } from '#server/operator-error.ts'

const USAGE = 'Usage: npm run backup [-- [--into FOLDER] [--keep NUMBER]]'

await runOnSettings(async (config, words) => {
  const { into = backupsFolder(config), keep } = options(words)
  const { folder, members, files, missingFiles } = await makeBackup(config, into, Date.now())
  const removed = keep === undefined ? 0 : await keepNewest(into, keep)
  return [
    `${folder} is complete and checked. Members: ${members}. Uploaded files: ${files}.`,
    ...(missingFiles > 0 ? [`Uploaded files not found in ${config.dataDir}: ${missingFiles}.`] : []),
    'Not in it: the key of members’ lists of people (PEOPLE_KEY, or people.key in DATA_DIR). Keep a copy of it elsewhere.',
    ...(removed > 0 ? [`Older backups removed: ${removed}.`] : []),
  ].join('\n')
})

function options(words: readonly string[]): { into?: string; keep?: number } {
  const found: { into?: string; keep?: number } = {}
  for (let index = 0; index < words.length; index += 2) {
    const value = words[index + 1]
    if (words[index] === '--into' && value) found.into = resolve(value)
    else if (words[index] === '--keep' && /^[1-9]\d{0,3}$/.test(value ?? '')) found.keep = Number(value)
    else throw new StartError(USAGE)
  }
  return found
}
