import type { Rolldown } from 'vite'
import { APPLICATION_ENTRY, LANDING_ENTRY } from './paths.ts'

/**
 * One file for everything that the application starts with, except what the start page needs by itself, and one for what
 * the daily screens share. Left alone, the bundler makes a file of every module that two routes share, and a first visit
 * would fetch some thirty of them, six at a time on a plain connection.
 * @param dailyScreens the modules that they begin with
 */
export function startInOneFile(dailyScreens: readonly string[]): NonNullable<Rolldown.OutputOptions['codeSplitting']> {
  let needed: { landing: Set<string>; application: Set<string>; screens: Set<string>[] } | undefined
  const name = (module: string, context: Rolldown.ChunkingContext) => {
    needed ??= {
      landing: modulesOf(LANDING_ENTRY, context),
      application: modulesOf(APPLICATION_ENTRY, context),
      screens: dailyScreens.map((screen) => modulesOf(screen, context)),
    }
    // The entry waits for its first route, whose file imports this one: together they would wait for each other.
    if (module === APPLICATION_ENTRY || needed.landing.has(module)) return null
    if (needed.application.has(module)) return 'start'
    return needed.screens.filter((modules) => modules.has(module)).length > 1 ? 'shared' : null
  }
  return { groups: [{ debugName: 'start', name, includeDependenciesRecursively: false }] }
}

/** The modules without which `entry` cannot start: what it imports, and what that imports, but never lazily. */
function modulesOf(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const modules = new Set<string>()
  const add = (module: string): void => {
    if (modules.has(module)) return
    modules.add(module)
    context.getModuleInfo(module)?.importedIds.forEach(add)
  }
  add(entry)
  return modules
}
