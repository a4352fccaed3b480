import { parseArgs } from 'node:util'
import { GENERATOR } from './load/load.ts'
import { describeMachine } from './machine.ts'
import { cleanUpOnExit, removeFolder, temporaryFolder } from './processes.ts'
import { reportDetail, reportHeading } from './report.ts'
import { PACES } from './rounds.ts'
import { completeMission } from './suites/complete-mission.ts'
import { courses } from './suites/courses.ts'
import { leagues } from './suites/leagues.ts'
import { manyReferrals } from './suites/many-referrals.ts'
import { missions } from './suites/missions.ts'
import { postgresCompletion } from './suites/postgres-completion.ts'
import { rank } from './suites/rank.ts'
import { signedInReads } from './suites/signed-in-reads.ts'
import { start } from './suites/start.ts'
import type { Suite } from './suites/suite.ts'

/** In the order in which they run. */
const SUITES: Record<string, Suite> = {
  missions,
  courses,
  'signed-in-reads': signedInReads,
  'many-referrals': manyReferrals,
  'complete-mission': completeMission,
  'postgres-completion': postgresCompletion,
  rank,
  leagues,
  start,
}

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
})
const unknown = options.only?.find((name) => !Object.hasOwn(SUITES, name))
if (unknown !== undefined) {
  console.error(`There is no "${unknown}". There are: ${Object.keys(SUITES).join(', ')}.`)
  process.exit(1)
}

cleanUpOnExit()
reportHeading(describeMachine())
reportDetail(`load by ${GENERATOR}`)
reportDetail('median of all rounds (smallest to largest); whether a goal is met is information, not a test')
const pace = options.quick ? PACES.quick : PACES.usual

for (const [name, suite] of Object.entries(SUITES)) {
  if (options.only && !options.only.includes(name)) continue
  const folder = temporaryFolder()
  reportHeading(name)
  await suite({ pace, folder, databaseUrl: process.env.BENCH_DATABASE_URL })
  removeFolder(folder)
}
