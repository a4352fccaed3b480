import { parseArgs } from 'node:util'
import { demoData } from '../demo-data.ts'
import { describeMachine } from '../machine.ts'
import { cleanUpOnExit } from '../processes.ts'
import { isMet } from '../ratio.ts'
import { reportDetail, reportHeading } from '../report.ts'
import { cellOf, inTurn, printTableHead, startSides } from '../sides.ts'
import { SCREENS } from './screens.ts'
import { type Opening, visitor } from './visitor.ts'

const GOAL = { atMost: 1_000 }

const COLUMNS: { title: string; of: (opening: Opening) => number; isMissed?: (median: number) => boolean }[] = [
  { title: 'document ms', of: ({ document }) => document },
  { title: 'first paint ms', of: ({ firstPaint }) => firstPaint },
  { title: 'content ms', of: ({ content }) => content, isMissed: (median) => !isMet(median, GOAL) },
]

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
  },
})

cleanUpOnExit()
const sides = await startSides(options.data ?? demoData().folder, options.against)
reportHeading(describeMachine())
const visitors = await Promise.all(sides.map(async ({ name, origin }) => ({ name, ...(await visitor(origin)) })))
// From here on there is no connection.
for (const side of sides) await side.stop()
reportDetail('median (smallest to largest); ! is a missed goal, which is information and fails nothing')
printTableHead(['screen', 'side', ...COLUMNS.map(({ title }) => title)])
for (const [name, screen] of Object.entries(SCREENS)) {
  if (!(options.only?.includes(name) ?? true)) continue
  const openings = await inTurn(visitors, Number(options.rounds), ({ open }) => open(screen))
  for (const [side, ofSide] of openings) {
    const written = (value: number) => value.toFixed(0)
    const cells = COLUMNS.map(({ of, isMissed }) => cellOf(ofSide.map(of), written, isMissed))
    console.log(`| ${[name, side, ...cells].join(' | ')} |`)
  }
}
for (const { leave } of visitors) await leave()
