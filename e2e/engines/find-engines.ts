import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../find-browser.ts'
import type { Engine, EngineName } from './engine.ts'
import { startChromium, startFirefox } from './with-puppeteer.ts'
import { startWebKit } from './with-web-driver.ts'

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  '/snap/bin/firefox',
]

/** What WebKitGTK needs beside its own small browser: the driver, a screen without a monitor, and a session bus. */
const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session']

export type FoundEngine = { name: EngineName; start: () => Promise<Engine> }
export type MissingEngine = { name: EngineName; how: string }

/** Which engines this machine has, and how to get those that it doesn't have. */
export function findEngines(env: NodeJS.ProcessEnv): { found: FoundEngine[]; missing: MissingEngine[] } {
  const found: FoundEngine[] = []
  const missing: MissingEngine[] = []

  const chromium = findBrowser(env.CHROMIUM_PATH)
  if (chromium !== undefined) found.push({ name: 'chromium', start: () => startChromium(chromium) })
  else missing.push({ name: 'chromium', how: 'apt-get install chromium, or set CHROMIUM_PATH' })

  const firefox = [env.FIREFOX_PATH, ...FIREFOX_PATHS].find((path) => path !== undefined && existsSync(path))
  if (firefox !== undefined) found.push({ name: 'firefox', start: () => startFirefox(firefox) })
  else missing.push({ name: 'firefox', how: 'apt-get install firefox-esr, or set FIREFOX_PATH' })

  const miniBrowser = findMiniBrowser()
  const hasPrograms = WEBKIT_PROGRAMS.every((program) => isOnPath(program, env))
  if (miniBrowser !== undefined && hasPrograms)
    found.push({ name: 'webkit', start: async () => startWebKit(miniBrowser) })
  else missing.push({ name: 'webkit', how: 'apt-get install webkit2gtk-driver xvfb dbus' })

  return { found, missing }
}

/** The driver's package brings it, in a folder named after the architecture and the version of the interface. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib'
  return foldersOf(libraries)
    .flatMap((architecture) => foldersOf(architecture).filter((folder) => folder.includes('/webkit')))
    .map((folder) => join(folder, 'MiniBrowser'))
    .sort()
    .findLast((path) => existsSync(path))
}

function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
}

function isOnPath(program: string, env: NodeJS.ProcessEnv): boolean {
  return (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}
