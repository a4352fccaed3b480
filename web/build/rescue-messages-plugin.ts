import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
// biome-ignore lint/style/noRestrictedImports: at the build, which checks the messages; the browser gets only their text
import { loadRescueMessages } from '../../content/load-rescue-messages.ts'
// biome-ignore lint/style/noRestrictedImports: likewise
import { translatedFile } from '../../content/translated-file.ts'

const NAME = 'virtual:rescue-messages'
const ID = `\0${NAME}`

/** Makes `virtual:rescue-messages` the checked messages of content/rescue-messages.yaml, in a language where they have one. */
export function rescueMessages({ code }: { code: string }): Plugin {
  return {
    name: 'whistlestop-rescue-messages',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: {
      filter: { id: /^\0virtual:rescue-messages$/ },
      async handler() {
        const { file } = translatedFile(code, 'rescue-messages.yaml')
        this.addWatchFile(fileURLToPath(file))
        return `export const MESSAGES = ${JSON.stringify(await loadRescueMessages(file))}`
      },
    },
  }
}
