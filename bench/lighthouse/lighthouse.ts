import { parseArgs } from 'node:util'
import type { Page } from 'puppeteer-core'
import { DEMO_PASSWORD } from '../../server/demo/fill-demo.ts'
import { demoData } from '../demo-data.ts'
import { describeMachine } from '../machine.ts'
import { cleanUpOnExit, PRODUCT, startUnpinnedServer } from '../processes.ts'
import { waitForQuiet } from '../quiet.ts'
import { type Goal, spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure, reportHeading } from '../report.ts'
import { type Audit, audit } from './audit.ts'
import { signIn, withPage } from './browser.ts'

type Subject = { path: string; who: 'a stranger' | 'a member'; performance: Goal }

const SUBJECTS: Subject[] = [
  { path: '/', who: 'a stranger', performance: { atLeast: 95 } },
  { path: '/courses', who: 'a stranger', performance: { atLeast: 95 } },
  { path: '/dashboard', who: 'a member', performance: { atLeast: 90 } },
]

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    applied: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
})

async function measure({ path, who }: Subject, visitor: (page: Page) => Promise<void>, origin: string) {
  const isMember = who === 'a member'
  return withPage(async (page) => {
    if (isMember) await visitor(page)
    const rounds: Audit[] = []
    while (rounds.length < Number(options.rounds)) {
      await waitForQuiet()
      rounds.push(await audit(page, origin + path, !isMember, options.applied))
    }
    return rounds
  })
}

/** @returns what costs a point in anything but performance */
function report({ path, who, performance }: Subject, rounds: readonly Audit[]): string[] {
  const of = (figure: Exclude<keyof Audit, 'faults'>) => spreadOf(rounds.map((round) => round[figure]))
  reportHeading(`${path} for ${who}`)
  reportFigure('performance', of('performance'), 'of 100', performance)
  reportFigure('accessibility', of('accessibility'), 'of 100', { atLeast: 100 })
  reportFigure('best practices', of('best-practices'), 'of 100', { atLeast: 100 })
  const rest = who === 'a member' ? ' (without is-crawlable: it asks not to be indexed)' : ''
  reportFigure(`search engines${rest}`, of('seo'), 'of 100', { atLeast: 100 })
  reportFigure('total blocking time, processor slowed four times', of('blockingTime'), 'ms', { atMost: 200 })
  reportFigure('first contentful paint', of('firstPaint'), 'ms')
  reportFigure('largest contentful paint', of('largestPaint'), 'ms')
  reportFigure('layout shift', of('layoutShift'), '')
  reportFigure('weight', of('weight'), 'bytes')
  reportFigure('speed of this machine, by Lighthouse', of('machine'), '(a desktop computer: about 1500)')
  const faults = [...new Set(rounds.flatMap((round) => round.faults))]
  for (const fault of faults) reportDetail(fault)
  return faults
}

cleanUpOnExit()
reportHeading(describeMachine())
const { folder, email } = demoData()
const server = await startUnpinnedServer(PRODUCT, { DATA_DIR: folder })
const subjects = SUBJECTS.filter(({ path }) => options.only?.includes(path) ?? true)
for (const subject of subjects) {
  const rounds = await measure(subject, (page) => signIn(page, server.origin, email, DEMO_PASSWORD), server.origin)
  // Speed depends on the machine and is information; the rest does not.
  if (report(subject, rounds).length > 0) process.exitCode = 1
}
await server.stop()
