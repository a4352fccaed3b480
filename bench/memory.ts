import { ACT_R, HALF_LIFE } from './memory/learners.ts'
import { FIXED, NONE, OURS } from './memory/schedules.ts'
import { type Outcome, simulate } from './memory/simulate.ts'
import { reportDetail, reportHeading } from './report.ts'

const LEARNERS = Number(process.env.MEMORY_LEARNERS ?? 1_000)

console.log(
  `A simulation, not a measurement of people: ${LEARNERS} learners, 100 items, five new a day, four choices each,\n` +
    'here on 60% of the days, at most 10 reviews a day. Neither memory is the one that schedules the reviews.',
)
for (const memory of [ACT_R, HALF_LIFE]) {
  reportHeading(`${memory.name}: recalled 7, 30 and 90 days after learning, reviews an item`)
  const [none, fixed, ours] = [NONE, FIXED, OURS].map((schedule) => simulate(memory, schedule, LEARNERS))
  if (none === undefined || fixed === undefined || ours === undefined) throw new Error('A schedule is missing.')
  report('no review', none)
  report('1-3-7-21 days', fixed)
  report('ours', ours)
  check('day 30, ours : no review', ours.recall[30] / none.recall[30], 2)
  check('day 90, ours : no review', ours.recall[90] / none.recall[90], 3)
  check('day 90, ours : 1-3-7-21 days', ours.recall[90] / fixed.recall[90], 1.2)
  reportDetail(`reviews an item: ${ours.reviews.toFixed(1)}, goal at most 10: ${ours.reviews <= 10 ? 'met' : 'missed'}`)
}

function report(name: string, { recall, reviews, learned }: Outcome): void {
  const shares = [recall[7], recall[30], recall[90]].map((share) => `${Math.round(share * 100)}%`).join(' / ')
  reportDetail(`${name}: ${shares}, ${reviews.toFixed(1)} reviews; items learned: ${Math.round(learned)}`)
}

function check(what: string, ratio: number, goal: number): void {
  reportDetail(`${what}: ${ratio.toFixed(2)}, goal at least ${goal}: ${ratio >= goal ? 'met' : 'missed'}`)
}
