import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkComplaints } from './check-complaints.ts'
import { checkStopping } from './check-stopping.ts'
import type { Engine, Tab } from './engine.ts'
import { type FoundEngine, findEngines } from './find-engines.ts'
import type { Journey } from './journey.ts'
import { JOURNEYS } from './journeys.ts'
import { JOURNEYS_ELSEWHERE } from './journeys-elsewhere.ts'
import { type Site, startSite } from './site.ts'
import { startVisit } from './visit.ts'

const PICTURES = join(import.meta.dirname, '../test-results/engines')
const CHECK: Journey = { title: 'what a page complains about is heard', travel: checkComplaints, complains: true }

// So that what was started is stopped on the way out.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/**
 * Runs the journeys in each engine that is found. Words of the command line choose among them: an engine's name, or a
 * part of a journey's title.
 * @returns how many failed
 */
async function run(words: string[]): Promise<number> {
  const { found, missing } = findEngines(process.env)
  for (const { name, how } of missing) console.log(`The journeys did not run in ${name}, which was not found: ${how}`)
  const isNamed = ({ name }: { name: string }) => words.includes(name)
  const isAnyNamed = [...found, ...missing].some(isNamed)
  const engines = isAnyNamed ? found.filter(isNamed) : found
  // Whoever names an engine wants it; REQUIRE_BROWSERS names them all.
  const failed = process.env.REQUIRE_BROWSERS === '1' ? missing : missing.filter(isNamed)
  const parts = words.filter((word) => ![...found, ...missing].some(({ name }) => name === word))
  const journeys = [CHECK, ...JOURNEYS, ...JOURNEYS_ELSEWHERE].filter(({ title }) =>
    parts.every((part) => title.includes(part)),
  )
  if (journeys.length === 0) throw new Error(`No journey is named ${parts.join(' ')}`)
  if (engines.length === 0) return failed.length

  // Also the languages that are not offered yet; in the build and in the program.
  process.env.OFFERED_LANGUAGES = 'all'
  const build = spawnSync('node', [join(import.meta.dirname, '../../web/build/build-when-stale.ts')], {
    stdio: 'inherit',
  })
  if (build.status !== 0) throw new Error('The site could not be built.')
  // Not when this is the run that is stopped.
  if (process.env.STARTED_BY === undefined) {
    for (const { name } of engines) await checkStopping([name])
  }
  rmSync(PICTURES, { recursive: true, force: true })
  const site = await startSite()
  try {
    let failures = failed.length
    for (const engine of engines) failures += await runIn(engine, journeys, site)
    return failures
  } finally {
    await site.stop()
  }
}

async function runIn({ name, start }: FoundEngine, journeys: readonly Journey[], site: Site): Promise<number> {
  const started = Date.now()
  const engine = await start()
  let failures = 0
  try {
    for (const journey of journeys) {
      const since = Date.now()
      const failure = await travel(journey, engine, site)
      if (failure !== undefined) failures += 1
      console.log(`  ${failure === undefined ? '✓' : '✗'} [${name}] ${journey.title} (${seconds(since)})`)
      if (failure !== undefined) console.error(failure)
    }
  } finally {
    await engine.stop()
  }
  console.log(`  ${name}: ${journeys.length - failures} passed, ${failures} failed (${seconds(started)})`)
  return failures
}

/** @returns what went wrong */
async function travel(journey: Journey, engine: Engine, site: Site): Promise<unknown> {
  const tabs: Tab[] = []
  try {
    await journey.travel(async (size) => {
      const visit = await startVisit(engine, site.origin, size)
      tabs.push(visit.tab)
      return visit
    }, site)
    for (const tab of tabs) await tab.run(() => undefined)
    const complaints = tabs.flatMap((tab) => tab.complaints())
    return complaints.length > 0 && !journey.complains
      ? new Error(`The page complained:\n${complaints.join('\n')}`)
      : undefined
  } catch (error) {
    for (const [index, tab] of tabs.entries()) await keepPicture(tab, `${engine.name}-${journey.title}-${index + 1}`)
    return error
  } finally {
    for (const tab of tabs) await tab.close().catch((error: unknown) => console.error(error))
  }
}

async function keepPicture(tab: Tab, name: string): Promise<void> {
  try {
    mkdirSync(PICTURES, { recursive: true })
    const file = join(PICTURES, `${name.replaceAll(' ', '-')}.png`)
    writeFileSync(file, await tab.screenshot())
    console.error(`Picture: ${file}`, tab.complaints())
  } catch (error) {
    console.error('There is no picture:', error)
  }
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1_000).toFixed(1)} s`
}

process.exitCode = (await run(process.argv.slice(2))) > 0 ? 1 : 0
