import { type Goal, isMet, type Spread } from './ratio.ts'
import type { Comparison, Side } from './rounds.ts'

/** A ratio of the product to its baseline, with the figures it was made of below. */
export function reportRatio(
  what: string,
  baseline: string,
  { ratio, ours, baseline: theirs }: Comparison,
  goal?: Goal,
) {
  reportFigure(`${what} : ${baseline}`, ratio, 'times', goal)
  reportDetail(`product ${describeSide(ours)}; ${baseline} ${describeSide(theirs)}`)
}

/** A figure with its smallest and largest measurement and, where there is a goal, whether the median meets it. */
export function reportFigure(what: string, { median, min, max }: Spread, unit: string, goal?: Goal): void {
  const value = `${round(median)} (${round(min)} to ${round(max)}) ${unit}`
  console.log(
    `${what}: ${value}${goal ? `, goal ${describeGoal(goal)}: ${isMet(median, goal) ? 'met' : 'missed'}` : ''}`,
  )
}

export function reportDetail(text: string): void {
  console.log(`    ${text}`)
}

export function reportHeading(text: string): void {
  console.log(`\n${text}`)
}

function describeSide({ perSecond, p50, p99, processorMicros }: Side): string {
  const cost = processorMicros === undefined ? '' : `, ${round(processorMicros)} µs of processor time each`
  return `${Math.round(perSecond).toLocaleString('en')} a second${cost}, p50 ${round(p50)} ms, p99 ${round(p99)} ms`
}

function describeGoal(goal: Goal): string {
  return 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`
}

function round(value: number): string {
  return value
    .toPrecision(value < 100 ? 3 : 4)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}
