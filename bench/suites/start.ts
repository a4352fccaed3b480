import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isFresh } from '../../web/build/fingerprint.ts'
import { residentMegabytes } from '../process-figures.ts'
import { NPM_START, PRODUCT, startUnpinnedServer } from '../processes.ts'
import { spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure } from '../report.ts'
import type { Settings } from './suite.ts'

const BUILT_SITE = join(import.meta.dirname, '../../web/dist/.build/pages.json')
const START_GOAL = { atMost: 1.5 }
const MEMORY_GOAL = { atMost: 150 }
const IDLE_MS = 5_000

/** How long somebody waits for an installed and built program, and how much memory it holds while nobody calls. */
export async function start({ pace, folder }: Settings): Promise<void> {
  if (!existsSync(BUILT_SITE)) throw new Error('The site is not built. Run npm run build first.')
  const canStartByNpm = isFresh()
  const first: number[] = []
  const later: number[] = []
  const byNpm: number[] = []
  for (let round = 0; round < pace.rounds; round++) {
    const settings = { DATA_DIR: join(folder, `start-${round}`) }
    first.push(await secondsToStart(PRODUCT, settings))
    later.push(await secondsToStart(PRODUCT, settings))
    if (canStartByNpm) byNpm.push(await secondsToStart(NPM_START, settings))
  }
  reportFigure('First start, database made, to the first answer', spreadOf(first), 's', START_GOAL)
  reportFigure('Later start', spreadOf(later), 's', START_GOAL)
  if (canStartByNpm) reportFigure('Later start, with the time that npm itself takes', spreadOf(byNpm), 's', START_GOAL)
  else reportDetail('npm start: not measured, because it would first build the site, which is older than its sources')
  await measureMemory({ DATA_DIR: join(folder, 'start-0') })
}

async function secondsToStart(...how: Parameters<typeof startUnpinnedServer>): Promise<number> {
  const server = await startUnpinnedServer(...how)
  await server.stop()
  return server.startedIn / 1000
}

async function measureMemory(settings: Record<string, string>): Promise<void> {
  const server = await startUnpinnedServer(PRODUCT, settings)
  await setTimeout(IDLE_MS)
  const megabytes = residentMegabytes(server.pid)
  if (megabytes === undefined) reportDetail('Resident memory: not measured, because this system has no /proc')
  else reportFigure('Resident memory after 5 s without a call', spreadOf([megabytes]), 'MB', MEMORY_GOAL)
  await server.stop()
}
