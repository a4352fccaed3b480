import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
// biome-ignore lint/style/noRestrictedImports: at the build, which checks the messages; the browser gets only their text
import { loadRescueMessages } from '../../content/load-rescue-messages.ts'
import { REPOSITORY } from './paths.ts'

const FILE = join(REPOSITORY, 'content/rescue-messages.yaml')
const NAME = 'virtual:rescue-messages'
const ID = `\0${NAME}`

/** Makes `virtual:rescue-messages` the checked messages of content/rescue-messages.yaml. */
export function rescueMessages(): Plugin {
  return {
    name: 'whistlestop-rescue-messages',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: {
      filter: { id: /^\0virtual:rescue-messages$/ },
      async handler() {
        this.addWatchFile(FILE)
        return `export const MESSAGES = ${JSON.stringify(await loadRescueMessages(pathToFileURL(FILE)))}`
      },
    },
  }
}
