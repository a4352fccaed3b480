import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeStretches, playableSeconds, playedPercent, playedSeconds, type Stretch } from './videos.ts'

const LENGTH = 60

const aStretch = fc.tuple(fc.integer({ min: -10, max: 80 }), fc.integer({ min: -10, max: 80 }))

/** The same by hand: which seconds are in any of them. */
function secondsIn(stretches: readonly Stretch[]): Set<number> {
  const seconds = new Set<number>()
  for (const [from, to] of stretches) {
    for (let second = Math.max(from, 0); second < Math.min(to, LENGTH); second++) seconds.add(second)
  }
  return seconds
}

describe('stretches of a video', () => {
  test('put together have the same seconds, in order, apart from each other, and in any order of coming', () => {
    fc.assert(
      fc.property(fc.array(aStretch, { maxLength: 12 }), (stretches) => {
        const merged = mergeStretches(stretches, LENGTH)
        expect(secondsIn(merged)).toEqual(new Set([...secondsIn(stretches)]))
        expect(playedSeconds(merged)).toBe(secondsIn(stretches).size)
        for (const [index, [from]] of merged.entries()) {
          if (index > 0) expect(from).toBeGreaterThan(merged[index - 1]?.[1] ?? Number.POSITIVE_INFINITY)
        }
        expect(mergeStretches([...stretches].reverse(), LENGTH)).toEqual(merged)
        expect(mergeStretches(merged, LENGTH)).toEqual(merged)
      }),
    )
  })

  test('played twice count once', () => {
    expect(
      mergeStretches(
        [
          [0, 20],
          [10, 20],
          [0, 20],
        ],
        LENGTH,
      ),
    ).toEqual([[0, 20]])
  })
})

describe('the share of a video that was played', () => {
  test.each([
    [[], 0],
    [[[0, 30]], 50],
    [[[0, 53]], 88],
    [[[0, 54]], 90],
    [[[0, 58]], 96],
    [[[0, 59]], 100],
    [[[0, 60]], 100],
    [
      [
        [0, 20],
        [40, 60],
      ],
      66,
    ],
  ] as [Stretch[], number][])('of %j in a minute is %i percent', (stretches, percent) => {
    expect(playedPercent(stretches, LENGTH)).toBe(percent)
  })
})

test('in ten seconds at most twenty can be played, and twenty more are let pass', () => {
  expect([playableSeconds(10_000), playableSeconds(0), playableSeconds(-5_000)]).toEqual([40, 20, 10])
})
