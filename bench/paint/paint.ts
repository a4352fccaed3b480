import { parseArgs } from 'node:util'
import type { Page } from 'puppeteer-core'
import { DEMO_PASSWORD } from '../../server/demo/fill-demo.ts'
import { demoData } from '../demo-data.ts'
import { signIn, withPage } from '../lighthouse/browser.ts'
import { describeMachine } from '../machine.ts'
import { cleanUpOnExit } from '../processes.ts'
import { type Goal, isMet } from '../ratio.ts'
import { reportDetail, reportHeading } from '../report.ts'
import { cellOf, inTurn, printTableHead, type Side, startSides } from '../sides.ts'
import { type Visit, visit } from './visit.ts'

type Screen = { path: string; isMembers: boolean; largestPaint: number; opener?: string }

/** Largest paint in milliseconds. */
const SCREENS: Record<string, Screen> = {
  landing: { path: '/', isMembers: false, largestPaint: 1000 },
  courses: { path: '/courses', isMembers: true, largestPaint: 1600 },
  course: { path: '/course/1', isMembers: true, largestPaint: 1600 },
  dashboard: {
    path: '/dashboard',
    isMembers: true,
    largestPaint: 1600,
    opener: 'article button[aria-describedby^=station-]:not(:disabled)',
  },
  mission: { path: '/mission/1', isMembers: true, largestPaint: 1600 },
}

/** Whose screens are looked at where `--data` names a folder that `npm run demo` has filled. */
const DEMO_EMAIL = 'maya.okafor@demo.example'

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
  },
})

/** A browser of its own for each visit, which has seen nothing but the login. */
function visitOnce({ origin }: Side, { path, isMembers, opener }: Screen): Promise<Visit> {
  return withPage(async (page: Page) => {
    if (!isMembers) return visit(page, origin + path, opener)
    await signIn(page, origin, demo.email, DEMO_PASSWORD)
    const next = await page.browserContext().newPage()
    await page.close()
    return visit(next, origin + path, opener)
  })
}

const COLUMNS: { title: string; of: (visit: Visit) => number | undefined; scale: number; goal?: Goal }[] = [
  { title: 'largest paint ms', of: ({ largestPaint }) => largestPaint, scale: 1 },
  { title: 'blocking ms', of: ({ blockingTime }) => blockingTime, scale: 1, goal: { atMost: 200 } },
  { title: 'layout shift', of: ({ layoutShift }) => layoutShift, scale: 0.001 },
  { title: 'scripts kB', of: ({ scripts }) => scripts, scale: 1000 },
  { title: 'with later kB', of: ({ allScripts }) => allScripts, scale: 1000 },
  { title: 'press to dialog ms', of: ({ dialog }) => dialog, scale: 1, goal: { atMost: 300 } },
]

/** One row a side; figures are medians with the smallest and largest, and `!` where a goal is missed. */
function report(screen: string, { largestPaint }: Screen, visits: ReadonlyMap<string, readonly Visit[]>): void {
  for (const [side, ofSide] of visits) {
    const cells = COLUMNS.map(({ title, of, scale, goal }) => {
      const values = ofSide.map(of).filter((value) => value !== undefined)
      const limit = title.startsWith('largest') ? { atMost: largestPaint } : goal
      const isMissed = (median: number) => limit !== undefined && !isMet(median, limit)
      return cellOf(values, (value) => written(value / scale, scale), isMissed)
    })
    console.log(`| ${[screen, side, ...cells].join(' | ')} |`)
  }
}

const written = (value: number, scale: number): string => value.toFixed(scale === 1000 ? 1 : 0)

cleanUpOnExit()
const demo = options.data === undefined ? demoData() : { folder: options.data, email: DEMO_EMAIL }
const screens = Object.entries(SCREENS).filter(([name]) => options.only?.includes(name) ?? true)
const sides = await startSides(demo.folder, options.against)
reportHeading(describeMachine())
reportDetail('median (smallest to largest); ! is a missed goal, which is information and fails nothing')
reportDetail('layout shift in thousandths')
printTableHead(['screen', 'side', ...COLUMNS.map(({ title }) => title)])
for (const [name, screen] of screens) {
  report(name, screen, await inTurn(sides, Number(options.rounds), (side) => visitOnce(side, screen)))
}
for (const side of sides) await side.stop()
