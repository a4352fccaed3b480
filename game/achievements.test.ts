import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACHIEVEMENT_FILTERS,
  ACHIEVEMENTS,
  type Achievement,
  achievementsFor,
  filterAchievements,
  HIGHLIGHT_MS,
} from './achievements.ts'

const invitedCount = fc.nat({ max: 200 })
const courseProgress = fc.dictionary(fc.nat({ max: 30 }).map(String), fc.integer({ min: 0, max: 100 }))
const standing = fc.record({ invitedCount, courseProgress })

const reached = (list: readonly Achievement[]) => list.filter(({ isReached }) => isReached).map(({ id }) => id)

describe('the achievements', () => {
  test('have the thresholds of the specification, and diamond at 50 referrals', () => {
    expect(ACHIEVEMENTS.map(({ category, rarity, requirement }) => `${category} ${requirement} ${rarity}`)).toEqual([
      'referrals 1 bronze',
      'referrals 5 silver',
      'referrals 10 gold',
      'referrals 20 platinum',
      'referrals 50 diamond',
      'courses 1 bronze',
      'courses 3 silver',
      'courses 5 gold',
      'earnings 25 bronze',
      'earnings 100 silver',
      'earnings 500 gold',
    ])
  })

  test('have ids and titles of their own', () => {
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length)
    expect(new Set(ACHIEVEMENTS.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length)
  })

  test('say what is asked for, as they are shown before and after it is done', () => {
    for (const { category, description } of ACHIEVEMENTS) {
      if (category !== 'earnings')
        expect(description).toMatch(/^(Complete \w+ courses?|\w+ friends? joins? with your link)\.$/)
    }
  })

  test('speak of money only as a projection', () => {
    for (const { category, title, description } of ACHIEVEMENTS) {
      if (category === 'earnings') expect(description).toMatch(/^A projection: .*not income\.$/)
      else expect(`${title} ${description}`).not.toMatch(/\$|earn|income|money/i)
      expect(`${title} ${description}`).not.toContain('!')
    }
  })

  test('highlight one for 3 seconds', () => {
    expect(HIGHLIGHT_MS).toBe(3_000)
  })
})

describe('what a member has reached', () => {
  test('is nothing at the start', () => {
    const list = achievementsFor({ invitedCount: 0, courseProgress: {} })
    expect(list.map(({ current }) => current)).toEqual(ACHIEVEMENTS.map(() => 0))
    expect(reached(list)).toEqual([])
  })

  test('counts friends, courses at 100 percent, and 8 dollars a friend', () => {
    const list = achievementsFor({ invitedCount: 13, courseProgress: { '1': 100, '2': 99, '3': 100, '4': 100 } })
    expect(list.map(({ current }) => current)).toEqual([13, 13, 13, 13, 13, 3, 3, 3, 104, 104, 104])
    expect(reached(list)).toEqual([
      'referrals-1',
      'referrals-5',
      'referrals-10',
      'courses-1',
      'courses-3',
      'earnings-25',
      'earnings-100',
    ])
  })

  test('is what meets its requirement, and everything else of it is the rule', () => {
    fc.assert(
      fc.property(standing, (member) => {
        for (const [index, { current, isReached, ...rule }] of achievementsFor(member).entries()) {
          expect(rule).toEqual(ACHIEVEMENTS[index])
          expect(isReached).toBe(current >= rule.requirement)
        }
      }),
    )
  })

  test('never becomes less by another friend or another completed course', () => {
    fc.assert(
      fc.property(standing, fc.nat({ max: 30 }), (member, course) => {
        const before = reached(achievementsFor(member))
        const friend = reached(achievementsFor({ ...member, invitedCount: member.invitedCount + 1 }))
        const progress = { ...member.courseProgress, [course]: 100 }
        const ride = reached(achievementsFor({ ...member, courseProgress: progress }))
        expect(friend).toEqual(expect.arrayContaining(before))
        expect(ride).toEqual(expect.arrayContaining(before))
      }),
    )
  })
})

describe('the filter', () => {
  test('shows all, or one category, in the same order', () => {
    expect(ACHIEVEMENT_FILTERS).toEqual(['all', 'referrals', 'courses', 'earnings'])
    expect(filterAchievements(ACHIEVEMENTS, 'all')).toEqual(ACHIEVEMENTS)
    const parts = (['referrals', 'courses', 'earnings'] as const).map((one) => filterAchievements(ACHIEVEMENTS, one))
    expect(parts.map(({ length }) => length)).toEqual([5, 3, 3])
    expect(parts.flat()).toEqual(ACHIEVEMENTS)
  })
})
