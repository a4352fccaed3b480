import type { NewAct } from './act-store.ts'

const NAME = 'finished-run'

/**
 * Holds a finished run for as long as its member may still step back. At once and where other pages find it, because a page
 * that is closed has no time to send it.
 */
export function holdRun(run: NewAct | undefined): void {
  try {
    if (run) localStorage.setItem(NAME, JSON.stringify(run))
    else localStorage.removeItem(NAME)
  } catch {
    // Storage is switched off.
  }
}

export function heldRuns(): NewAct[] {
  try {
    const run = JSON.parse(localStorage.getItem(NAME) ?? 'null') as NewAct | null
    return run?.kind === 'practice' && typeof run.memberId === 'string' && typeof run.key === 'string' ? [run] : []
  } catch {
    return []
  }
}
