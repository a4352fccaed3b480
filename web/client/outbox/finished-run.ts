import type { NewAct } from './act-store.ts'

/** An earlier version stored one run, under this name alone. */
const PREFIX = 'finished-run'

/** Ends the lock of each run that this page holds. */
const releases = new Map<string, () => void>()

/**
 * Holds a finished run for as long as its member may still step back. At once and where other pages find it, because a page
 * that is closed has no time to send it.
 */
export function holdRun(run: NewAct): void {
  const name = `${PREFIX}:${run.key}`
  const { promise, resolve } = Promise.withResolvers<void>()
  releases.set(name, resolve)
  // Before it's stored, so that no other page finds it without its lock. The browser ends the lock of a closed page.
  if ('locks' in navigator) navigator.locks.request(name, () => promise).catch(() => undefined)
  try {
    localStorage.setItem(name, JSON.stringify(run))
  } catch {
    // Storage is switched off.
  }
}

export function dropRun({ key }: NewAct): void {
  drop(`${PREFIX}:${key}`)
}

/** The runs that are held, by this page or another, or were when it was closed. */
export function heldRuns(): NewAct[] {
  return names().flatMap((name) => readRun(name) ?? [])
}

/** Drops what is held of everybody but this member; of everybody where there is none. */
export function eraseRuns(except?: string): void {
  for (const name of names()) if (except === undefined || readRun(name)?.memberId !== except) drop(name)
}

/** Hands over the runs of pages that were closed, each once. Where the browser has no locks, also those of open pages. */
export async function takeRuns(take: (run: NewAct) => Promise<void>): Promise<void> {
  for (const name of names()) {
    const takeOne = async () => {
      const run = readRun(name)
      if (run) await take(run)
      drop(name)
    }
    if ('locks' in navigator) {
      await navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock && takeOne())
    } else await takeOne()
  }
}

function names(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
}

function readRun(name: string): NewAct | undefined {
  try {
    const run = JSON.parse(localStorage.getItem(name) ?? 'null') as NewAct | null
    return run?.kind === 'practice' && typeof run.memberId === 'string' && typeof run.key === 'string' ? run : undefined
  } catch {
    return undefined
  }
}

function drop(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Then nothing was stored either.
  }
  releases.get(name)?.()
  releases.delete(name)
}
