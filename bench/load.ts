import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { Caller } from './journeys/caller.ts'
import { type HeldFigures, readHeldFigures } from './journeys/held-figures.ts'
import { type Material, travel } from './journeys/journey.ts'
import { type Outcome, putTraffic } from './journeys/traffic.ts'
import { processorSeconds } from './process-figures.ts'
import { cleanUpOnExit, type Server, startUnpinnedServer, temporaryFolder } from './processes.ts'
import { reportDetail, reportFigure, reportHeading } from './report.ts'
import { insertMembers, insertSessions, seedSqlite, sessionCookie } from './seed.ts'

/** Each comes back once at most. */
const MEMBERS = 100_000

/** Journeys a second. */
const FIRST_RATE = 8
const STEP = 1.4
const STEP_SECONDS = 8

/** How long half the knee is held, and when the first look at the heap is taken; in minutes. */
const MINUTES = Number(process.env.LOAD_MINUTES ?? 10)
const FIRST_LOOK = Math.min(3, MINUTES * 0.3)

let travelled = 1

cleanUpOnExit()
reportHeading(
  `Node ${process.versions.node}, ${availableParallelism()} cores that server and travellers share, load ${loadavg()[0]?.toFixed(1)}`,
)
const folder = temporaryFolder()
const figuresFile = join(folder, 'figures.json')
await seedSqlite(join(folder, 'whistlestop.db'), (sqlite) => {
  insertMembers(sqlite, MEMBERS, (index) => ({ tokens: 0, points: 5 * (index % 1_000) }))
  insertSessions(sqlite, MEMBERS)
})
const program = [
  process.execPath,
  '--max-semi-space-size=4',
  '--max-old-space-size=1024',
  'bench/journeys/server-process.ts',
] as const
const server = await startUnpinnedServer(program, { DATA_DIR: folder, FIGURES_FILE: figuresFile })
const caller = new Caller(server.origin)
const material = await readMaterial(caller)
const oneJourney = () => travel(caller, travelled++, material)

const knee = await findKnee()
await hold(server, Math.min(knee / 2, (MEMBERS - travelled) / (MINUTES * 60)))
await server.stop()

/** Rising rates until a limit breaks twice; once may be the machine. @returns the last that held */
async function findKnee(): Promise<number> {
  reportHeading('Rising rates of journeys, of 18 calls each; one in ten registers')
  await putTraffic(caller, FIRST_RATE, STEP_SECONDS, oneJourney)
  let held = 0
  for (let rate = FIRST_RATE; ; rate *= STEP) {
    const outcome = await tryRate(rate)
    if (outcome.broken !== undefined && (await tryRate(rate)).broken !== undefined) break
    held = rate
  }
  reportDetail(`the knee: ${held.toFixed(1)} journeys a second`)
  return held
}

async function tryRate(rate: number): Promise<Outcome> {
  const outcome = await putTraffic(caller, rate, STEP_SECONDS, oneJourney)
  reportDetail(`${rate.toFixed(1)} a second: ${describe(outcome)}${outcome.broken ? ` (${outcome.broken})` : ''}`)
  return outcome
}

async function hold({ pid }: Server, rate: number): Promise<void> {
  const share = rate < knee / 2 ? 'as many as there are members' : 'half the knee'
  reportHeading(`${MINUTES} minutes at ${rate.toFixed(1)} journeys a second, ${share}`)
  const first = await holdFor(rate, FIRST_LOOK, pid)
  const rest = await holdFor(rate, MINUTES - FIRST_LOOK, pid)
  const growth = rest.held.heapMegabytes - first.held.heapMegabytes
  const one = (value: number) => ({ median: value, min: value, max: value })
  for (const [kind, limit] of [['read', 50] as const, ['write', 100] as const]) {
    const worst = Math.max(first.outcome.p99[kind], rest.outcome.p99[kind])
    reportFigure(`p99 of ${kind}s, the worse part`, one(worst), 'ms', { atMost: limit })
  }
  reportFigure('Server errors', one(first.outcome.serverErrors.length + rest.outcome.serverErrors.length), '', {
    atMost: 0,
  })
  reportFigure('Growth of the heap after a collection', one(growth), 'MB', { atMost: 5 })
  reportFigure('Handles more than at the first look', one(rest.held.handles - first.held.handles), '', { atMost: 0 })
}

async function holdFor(rate: number, minutes: number, pid: number): Promise<{ outcome: Outcome; held: HeldFigures }> {
  const others = coresOfOthers(pid)
  const outcome = await putTraffic(caller, rate, minutes * 60, oneJourney)
  reportDetail(`other programs held ${others().toFixed(2)} cores meanwhile`)
  caller.hangUp()
  const held = await readHeldFigures(pid, figuresFile)
  const { heapMegabytes, handles, files } = held
  reportDetail(`${minutes.toFixed(1)} minutes: ${describe(outcome)}`)
  reportDetail(`heap ${heapMegabytes.toFixed(1)} MB, ${handles} handles, ${files} open files`)
  return { outcome, held }
}

/** What makes a run worth little: it shares the machine. */
function coresOfOthers(pid: number): () => number {
  const busy = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
  const ours = () => (processorSeconds(pid) ?? 0) + (processorSeconds(process.pid) ?? 0)
  const [begun, before] = [performance.now(), busy() - ours()]
  return () => ((busy() - ours() - before) * 1000) / (performance.now() - begun)
}

function describe({ calls, perSecond, p50, p99, serverErrors, refused }: Outcome): string {
  const times = (['read', 'write', 'register'] as const).map(
    (kind) => `${kind} p50 ${p50[kind].toFixed(1)} p99 ${p99[kind].toFixed(1)} ms`,
  )
  const refusals = refused.length === 0 ? '' : `, ${refused.length} refused (${refused[0]})`
  const errors = `${serverErrors.length} of them 5xx${serverErrors.length === 0 ? '' : ` (${serverErrors[0]})`}`
  return `${calls} calls, ${perSecond.toFixed(0)} a second, ${times.join(', ')}, ${errors}${refusals}`
}

async function readMaterial(through: Caller): Promise<Material> {
  const idsAt = async (path: string) => {
    const { text } = await through.call('read', 'GET', path, sessionCookie(0))
    const list = JSON.parse(text) as { id: number; lessonCount?: number }[]
    // A course with lessons is completed lesson by lesson; the journey completes one at once.
    return list.filter(({ lessonCount = 0 }) => lessonCount === 0).map(({ id }) => id)
  }
  return { courseIds: await idsAt('/api/courses'), quizIds: await idsAt('/api/quizzes') }
}
