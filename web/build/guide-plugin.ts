import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
// biome-ignore lint/style/noRestrictedImports: at the build, which checks the scenes; the browser gets only their text
import { loadGuide } from '../../content/load-guide.ts'
// biome-ignore lint/style/noRestrictedImports: likewise
import { translatedFile } from '../../content/translated-file.ts'
import type { GuideScene } from '../features/guide/guide-scene.ts'

const NAME = 'virtual:guide'
const ID = `\0${NAME}`

/**
 * Makes `virtual:guide` the checked scenes of content/guide.yaml in a language, in English where they aren't translated: the
 * site has neither the file nor what reads it.
 */
export function guideScenes({ code }: { code: string }): Plugin {
  return {
    name: 'whistlestop-guide',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: {
      filter: { id: /^\0virtual:guide$/ },
      async handler() {
        const { file, language } = translatedFile(code, 'guide.yaml')
        this.addWatchFile(fileURLToPath(file))
        const scenes: readonly GuideScene[] = await loadGuide(file)
        return `export const SCENES = ${JSON.stringify(scenes)}\nexport const LANGUAGE = ${JSON.stringify(language)}`
      },
    },
  }
}
