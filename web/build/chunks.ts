import type { Rolldown } from 'vite'
import { APPLICATION_ENTRY, LANDING_ENTRY } from './paths.ts'

type Lookup = (moduleId: string) => Rolldown.ModuleInfo | null

/** Whether `entry` cannot start without this module: somebody imports it, and so on up to the entry, never lazily. */
function startsWith(entry: string, lookup: Lookup): (moduleId: string) => boolean {
  const known = new Map<string, boolean>()
  const isNeeded = (moduleId: string): boolean => {
    const answer = known.get(moduleId)
    if (answer !== undefined) return answer
    known.set(moduleId, false) // while it is looked into, so that a circle of imports ends
    const needed = moduleId === entry || (lookup(moduleId)?.importers.some(isNeeded) ?? false)
    known.set(moduleId, needed)
    return needed
  }
  return isNeeded
}

/**
 * One file for all that the application starts with, except what the start page needs by itself, and one for what the
 * daily screens share. Left alone, the bundler makes a file of every module that two routes share, and a first visit
 * would fetch some thirty of them, six at a time on a plain connection.
 * @param dailyScreens the modules that they begin with
 */
export function startInOneFile(dailyScreens: readonly string[]): NonNullable<Rolldown.OutputOptions['codeSplitting']> {
  let isNeededBy: ((entry: string) => (moduleId: string) => boolean) | undefined
  const name = (moduleId: string, context: Rolldown.ChunkingContext) => {
    isNeededBy ??= remembered((entry) => startsWith(entry, (id) => context.getModuleInfo(id)))
    // The entry waits for its first route, whose file imports this one: together they would wait for each other.
    if (moduleId === APPLICATION_ENTRY || isNeededBy(LANDING_ENTRY)(moduleId)) return null
    if (isNeededBy(APPLICATION_ENTRY)(moduleId)) return 'start'
    const screens = dailyScreens.filter((screen) => isNeededBy?.(screen)(moduleId))
    return screens.length > 1 ? 'shared' : null
  }
  return { groups: [{ debugName: 'start', name, includeDependenciesRecursively: false }] }
}

/** Calls `make` once for each key. */
function remembered<Made>(make: (key: string) => Made): (key: string) => Made {
  const known = new Map<string, Made>()
  return (key) => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}
