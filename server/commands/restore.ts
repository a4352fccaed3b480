import { resolve } from 'node:path'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { runOnSettings } from '#server/commands/run-command.ts'
import { StartError } from '#server/operator-error.ts'

await runOnSettings(async (config, words) => {
  const [folder, ...more] = words
  if (folder === undefined || more.length > 0) throw new StartError('Usage: npm run restore -- FOLDER')
  const members = await restoreBackup(config, resolve(folder))
  return `${members} members restored. Everyone has to log in again. Start the server with npm start.`
})
