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
 * One file for all that the application starts with, except what the start page needs by itself. Left alone, the
 * bundler makes a file of every module that two routes share, and a first visit would fetch some thirty of them.
 */
export function startInOneFile(): NonNullable<Rolldown.OutputOptions['codeSplitting']> {
  let isStart: ((moduleId: string) => boolean) | undefined
  const name = (moduleId: string, context: Rolldown.ChunkingContext) => {
    const lookup: Lookup = (id) => context.getModuleInfo(id)
    isStart ??= both(startsWith(APPLICATION_ENTRY, lookup), startsWith(LANDING_ENTRY, lookup))
    // The entry waits for its first route, whose file imports this one: together they would wait for each other.
    return isStart(moduleId) && moduleId !== APPLICATION_ENTRY ? 'start' : null
  }
  return { groups: [{ debugName: 'start', name, includeDependenciesRecursively: false }] }
}

const both = (inside: (id: string) => boolean, outside: (id: string) => boolean) => (id: string) =>
  inside(id) && !outside(id)
