import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { WEB } from './paths.ts'

interface Screen {
  /** The files under `routes/` that show it, the outer one first. */
  routes: readonly string[]
  /** Whether search engines may list it: a member's own screens are nothing to find. */
  isIndexed: boolean
  /**
   * The calls whose answers it shows first, asked together with the scripts. Only such as are open to everybody, because
   * whoever is not signed in asks for them, too.
   */
  asks?: readonly string[]
}

/** The screens that people open day by day: each has a page of its own that asks for its scripts at once. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  'courses.html': { routes: ['courses'], isIndexed: true, asks: ['/api/courses'] },
  'course.html': { routes: ['course/$id'], isIndexed: true },
  'dashboard.html': { routes: ['_member', '_member/dashboard'], isIndexed: false, asks: ['/api/missions'] },
  'mission.html': { routes: ['_member', '_member/mission/$id'], isIndexed: false },
  'rewards.html': { routes: ['_member', '_member/rewards'], isIndexed: false },
  'account.html': { routes: ['_member', '_member/account'], isIndexed: false },
}

/** The module that the router splits off for a route. */
export const splitOff = (route: string): string => `${join(WEB, 'routes', route)}.tsx?tsr-split=component`

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/**
 * @returns the scripts of a screen beyond those that the application starts with, as file names
 * @throws Error when a route was not split off
 */
export function scriptsOf({ routes }: Screen, files: readonly BuiltFile[], start: ReadonlySet<string>): string[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const needed = new Set<string>()
  const need = (name: string): void => {
    if (start.has(name) || needed.has(name)) return
    needed.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(need)
  }
  for (const route of routes) {
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId === splitOff(route))
    if (own === undefined) throw new Error(`No script was split off for routes/${route}.tsx`)
    need(own.fileName)
  }
  return [...needed]
}
