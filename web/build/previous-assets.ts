import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files that a build made itself, without those it took over. */
const OWN_ASSETS = '.build/assets.json'

function ownAssets(dist: string): string[] {
  const list = join(dist, OWN_ASSETS)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

/**
 * Takes the previous build's files over into the next, for that one build: a tab that is open, or a server that still
 * runs, asks for them under their old names.
 */
export function keepPreviousAssets(previous: string, next: string): void {
  const own = globSync('**/*.*', { cwd: join(next, 'assets') })
  writeFileSync(join(next, OWN_ASSETS), JSON.stringify(own))
  for (const name of ownAssets(previous).filter((each) => !own.includes(each))) {
    mkdirSync(join(next, 'assets', dirname(name)), { recursive: true })
    copyFileSync(join(previous, 'assets', name), join(next, 'assets', name))
  }
}
