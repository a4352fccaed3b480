import { cpSync } from 'node:fs'
import { PRODUCT, startUnpinnedServer, temporaryFolder } from './processes.ts'
import { waitForQuiet } from './quiet.ts'
import { spreadOf } from './ratio.ts'

/** One of the checkouts that are compared, running. */
export type Side = { name: 'this' | 'against'; origin: string; stop: () => Promise<void> }

/**
 * Starts this checkout, and the other one where there is one. Each has a copy of `data`, because a visit changes it.
 * @param against the folder of another checkout that is built and installed
 */
export async function startSides(data: string, against: string | undefined): Promise<Side[]> {
  const sides = [await startSide('this', data)]
  if (against !== undefined) sides.push(await startSide('against', data, against))
  return sides
}

async function startSide(name: Side['name'], data: string, checkout?: string): Promise<Side> {
  const folder = temporaryFolder()
  cpSync(data, folder, { recursive: true })
  const { origin, stop } = await startUnpinnedServer(PRODUCT, { DATA_DIR: folder }, checkout)
  return { name, origin, stop }
}

/** Measures each side once a round, each when the machine is quiet. @returns what was measured, by the side's name */
export async function inTurn<S extends { name: string }, Measured>(
  sides: readonly S[],
  rounds: number,
  measure: (side: S) => Promise<Measured>,
): Promise<Map<string, Measured[]>> {
  const measured = new Map(sides.map(({ name }) => [name, [] as Measured[]]))
  for (let round = 0; round < rounds; round++) {
    // The other one first in every other round.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      await waitForQuiet()
      measured.get(side.name)?.push(await measure(side))
    }
  }
  return measured
}

/** The median with the smallest and the largest, and `!` where `isMissed` says so of the median. */
export function cellOf(
  values: readonly number[],
  written: (value: number) => string,
  isMissed: (median: number) => boolean = () => false,
): string {
  if (values.length === 0) return '–'
  const { median, min, max } = spreadOf(values)
  return `${written(median)} (${written(min)} to ${written(max)})${isMissed(median) ? ' !' : ''}`
}

export function printTableHead(titles: readonly string[]): void {
  console.log(`\n| ${titles.join(' | ')} |`)
  console.log(`|${' --- |'.repeat(titles.length)}`)
}
