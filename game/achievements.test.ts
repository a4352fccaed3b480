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
const answered = fc.dictionary(fc.nat({ max: 30 }).map(String), fc.boolean())
const standing = fc.record({ invitedCount, courseProgress, completedMissions: answered, quizCorrect: answered })

const NEW = { invitedCount: 0, courseProgress: {}, completedMissions: {}, quizCorrect: {} }
const idsOf = (category: string, requirements: readonly number[]) => requirements.map((each) => `${category}-${each}`)

const reached = (list: readonly Achievement[]) => list.filter(({ isReached }) => isReached).map(({ id }) => id)

describe('the achievements', () => {
  test('have the specified thresholds, and diamond at 50 referrals', () => {
    const specified = ACHIEVEMENTS.filter(({ category }) => category !== 'stations' && category !== 'questions')
    expect(specified.map(({ category, rarity, requirement }) => `${category} ${requirement} ${rarity}`)).toEqual([
      'courses 1 bronze',
      'courses 3 silver',
      'courses 5 gold',
      'referrals 1 bronze',
      'referrals 5 silver',
      'referrals 10 gold',
      'referrals 20 platinum',
      'referrals 50 diamond',
      'earnings 25 bronze',
      'earnings 100 silver',
      'earnings 500 gold',
    ])
  })

  test('are worth at least as much for learning as for recruiting: in number, in rarity and in order', () => {
    const tiers = (category: string) => ACHIEVEMENTS.filter((rule) => rule.category === category)
    const rarities = tiers('referrals').map(({ rarity }) => rarity)
    for (const category of ['stations', 'questions']) {
      expect(tiers(category).map(({ rarity }) => rarity)).toEqual(rarities)
    }
    const order = [...new Set(ACHIEVEMENTS.map(({ category }) => category))]
    expect(order).toEqual(['stations', 'courses', 'questions', 'referrals', 'earnings'])
    expect(ACHIEVEMENT_FILTERS.slice(1)).toEqual(order)
  })

  test('have ids of their own', () => {
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length)
  })

  test('highlight one for 3 seconds', () => {
    expect(HIGHLIGHT_MS).toBe(3_000)
  })
})

describe('what a member has reached', () => {
  test('is nothing at the start', () => {
    const list = achievementsFor(NEW)
    expect(list.map(({ current }) => current)).toEqual(ACHIEVEMENTS.map(() => 0))
    expect(reached(list)).toEqual([])
  })

  test('counts stations, courses at 100 percent, right answers, friends, and 8 dollars a friend', () => {
    const list = achievementsFor({
      invitedCount: 13,
      courseProgress: { '1': 100, '2': 99, '3': 100, '4': 100 },
      completedMissions: { '1': true, '2': true, '3': false },
      quizCorrect: { '7': true, '8': false },
    })
    const current = { stations: 2, courses: 3, questions: 1, referrals: 13, earnings: 104 }
    expect(list.map((each) => each.current)).toEqual(list.map(({ category }) => current[category]))
    expect(reached(list)).toEqual([
      ...idsOf('stations', [1, 2]),
      ...idsOf('courses', [1, 3]),
      ...idsOf('questions', [1]),
      ...idsOf('referrals', [1, 5, 10]),
      ...idsOf('earnings', [25, 100]),
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

  test('never becomes less by another friend, station, right answer or completed course', () => {
    fc.assert(
      fc.property(standing, fc.nat({ max: 30 }), (member, course) => {
        const before = reached(achievementsFor(member))
        const friend = reached(achievementsFor({ ...member, invitedCount: member.invitedCount + 1 }))
        const progress = { ...member.courseProgress, [course]: 100 }
        const ride = reached(achievementsFor({ ...member, courseProgress: progress }))
        const station = { ...member, completedMissions: { ...member.completedMissions, [course]: true } }
        const answer = { ...member, quizCorrect: { ...member.quizCorrect, [course]: true } }
        for (const more of [station, answer]) {
          expect(reached(achievementsFor(more))).toEqual(expect.arrayContaining(before))
        }
        expect(friend).toEqual(expect.arrayContaining(before))
        expect(ride).toEqual(expect.arrayContaining(before))
      }),
    )
  })
})

describe('the filter', () => {
  test('shows all, or one category, in the same order', () => {
    expect(filterAchievements(ACHIEVEMENTS, 'all')).toEqual(ACHIEVEMENTS)
    const parts = ACHIEVEMENT_FILTERS.slice(1).map((one) => filterAchievements(ACHIEVEMENTS, one))
    expect(parts.map(({ length }) => length)).toEqual([5, 3, 5, 5, 3])
    expect(parts.flat()).toEqual(ACHIEVEMENTS)
  })
})
