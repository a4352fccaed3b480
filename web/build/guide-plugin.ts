import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
// biome-ignore lint/style/noRestrictedImports: at the build, which checks the scenes; the browser gets only their text
import { loadGuide } from '../../content/load-guide.ts'
import type { GuideScene } from '../features/guide/guide-scene.ts'
import { REPOSITORY } from './paths.ts'

const FILE = join(REPOSITORY, 'content/guide.yaml')
const NAME = 'virtual:guide'
const ID = `\0${NAME}`

/** Makes `virtual:guide` the checked scenes of content/guide.yaml: the site has neither the file nor what reads it. */
export function guideScenes(): Plugin {
  return {
    name: 'whistlestop-guide',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: {
      filter: { id: /^\0virtual:guide$/ },
      async handler() {
        this.addWatchFile(FILE)
        const scenes: readonly GuideScene[] = await loadGuide(pathToFileURL(FILE))
        return `export const SCENES = ${JSON.stringify(scenes)}`
      },
    },
  }
}
