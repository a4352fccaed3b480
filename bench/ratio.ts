/** The middle of several measurements, with the smallest and the largest: what other work on the machine did to them. */
export type Spread = { median: number; min: number; max: number }

export type Goal = { atLeast: number } | { atMost: number }

/** @throws RangeError when nothing was measured */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (lower === undefined || upper === undefined) throw new RangeError('Nothing was measured.')
  return { median: (lower + upper) / 2, min: Math.min(...sorted), max: Math.max(...sorted) }
}

/**
 * One ratio a round. The two are divided within their round and not over all of them, so that a slow minute of the
 * machine weighs on both sides of the same fraction.
 */
export function ratiosOf(rounds: readonly { ours: number; baseline: number }[]): Spread {
  return spreadOf(rounds.map(({ ours, baseline }) => ours / baseline))
}

export function isMet(value: number, goal: Goal): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}
