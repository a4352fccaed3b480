import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  badgesFor,
  type CompletedMissions,
  isCompleted,
  LESSON_MINUTES,
  lineProgress,
  type MissionRule,
  missionStatus,
  nextStop,
  STATION_COUNT,
} from './missions.ts'

const missionId = fc.integer({ min: 1, max: 12 })

/** Any missions at all, also ones that wait for a mission that is not there, or for themselves. */
const anyLine: fc.Arbitrary<MissionRule[]> = fc.uniqueArray(
  fc.record({ id: missionId, unlockAfter: fc.option(missionId) }),
  { maxLength: 12, selector: (mission) => mission.id },
)

/** Missions that can all be reached: each is open from the start or waits for one earlier on the line. */
const reachableLine: fc.Arbitrary<MissionRule[]> = fc
  .uniqueArray(missionId, { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id, index) =>
        fc.record({ id: fc.constant(id), unlockAfter: fc.constantFrom(null, ...ids.slice(0, index)) }),
      ),
    ),
  )

/** What a member completed, with a false here and there, and with missions that are not on the line. */
const completions: fc.Arbitrary<CompletedMissions> = fc.dictionary(missionId.map(String), fc.boolean())

const fiveStations: MissionRule[] = [1, 2, 3, 4, 5].map((id) => ({ id, unlockAfter: id === 1 ? null : id - 1 }))

describe('mission status', () => {
  test('a mission is completed, active or locked by its own rules', () => {
    fc.assert(
      fc.property(anyLine, completions, (line, completed) => {
        for (const mission of line) {
          const done = completed[mission.id] === true
          const open = mission.unlockAfter === null || completed[mission.unlockAfter] === true
          expect(missionStatus(mission, completed)).toBe(done ? 'completed' : open ? 'active' : 'locked')
        }
      }),
    )
  })

  test('completing a mission never locks another', () => {
    fc.assert(
      fc.property(anyLine, completions, missionId, (line, completed, id) => {
        const after = { ...completed, [id]: true }
        for (const mission of line) {
          if (missionStatus(mission, completed) !== 'locked') expect(missionStatus(mission, after)).not.toBe('locked')
        }
      }),
    )
  })

  test('completing a mission makes it completed, whatever it waited for', () => {
    fc.assert(
      fc.property(anyLine, completions, (line, completed) => {
        for (const mission of line) {
          expect(missionStatus(mission, { ...completed, [mission.id]: true })).toBe('completed')
        }
      }),
    )
  })

  test('a new member may start the first of the five stations and no other', () => {
    expect(fiveStations.map((mission) => missionStatus(mission, {}))).toEqual([
      'active',
      'locked',
      'locked',
      'locked',
      'locked',
    ])
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is not a completed mission', (key) => {
    const id = key as unknown as number
    expect(isCompleted(id, {})).toBe(false)
    expect(isCompleted(id, JSON.parse('{}'))).toBe(false)
    expect(missionStatus({ id: 2, unlockAfter: id }, {})).toBe('locked')
  })

  test('a completion that is only inherited does not count', () => {
    expect(isCompleted(1, Object.create({ '1': true }))).toBe(false)
  })

  test('a completion that is false, or not a boolean, does not count', () => {
    expect(isCompleted(1, { '1': false })).toBe(false)
    expect(isCompleted(1, JSON.parse('{"1": 1}'))).toBe(false)
  })
})

describe('progress on the line', () => {
  test('counts completed missions out of all of them, and is never below 0 or above all', () => {
    fc.assert(
      fc.property(anyLine, completions, (line, completed) => {
        const { done, total, percent } = lineProgress(line, completed)
        expect(total).toBe(line.length)
        expect(done).toBe(line.filter((mission) => missionStatus(mission, completed) === 'completed').length)
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('is 100 percent only when every mission is completed, however long the line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(1000), (total, wanted) => {
        const done = Math.min(wanted, total)
        const line = Array.from({ length: total }, (_, index) => ({ id: index + 1, unlockAfter: null }))
        const completed = Object.fromEntries(line.slice(0, done).map(({ id }) => [id, true]))
        expect(lineProgress(line, completed).percent === 100).toBe(done === total)
      }),
    )
  })

  test('is 0 of 0 and 0 percent on an empty line', () => {
    expect(lineProgress([], { '1': true })).toEqual({ done: 0, total: 0, percent: 0 })
  })

  test('moves by a fifth with each of the five stations', () => {
    const percents = [0, 1, 2, 3, 4, 5].map(
      (done) =>
        lineProgress(fiveStations, Object.fromEntries(fiveStations.slice(0, done).map(({ id }) => [id, true]))).percent,
    )
    expect(percents).toEqual([0, 20, 40, 60, 80, 100])
  })
})

describe('the next stop', () => {
  test('is the first active mission, and there is none only when no mission is active', () => {
    fc.assert(
      fc.property(anyLine, completions, (line, completed) => {
        const active = line.filter((mission) => missionStatus(mission, completed) === 'active')
        expect(nextStop(line, completed)).toBe(active[0])
      }),
    )
  })

  test('followed again and again, it leads through every mission that can be reached, once each', () => {
    fc.assert(
      fc.property(reachableLine, (line) => {
        let completed: CompletedMissions = {}
        const visited: number[] = []
        for (let stop = nextStop(line, completed); stop !== undefined; stop = nextStop(line, completed)) {
          expect(visited).not.toContain(stop.id)
          visited.push(stop.id)
          completed = { ...completed, [stop.id]: true }
        }
        expect(visited.length).toBe(line.length)
        expect(lineProgress(line, completed).done).toBe(line.length)
      }),
    )
  })

  test('keeps what the caller put on the mission', () => {
    const line = [{ id: 1, unlockAfter: null, title: 'Attraction Village' }]
    expect(nextStop(line, {})?.title).toBe('Attraction Village')
  })
})

describe('badges', () => {
  test('are the numbers of the completed stations from 1 to 5, ascending, without repeats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), (ids) => {
        const badges = badgesFor(ids)
        expect(badges).toEqual([1, 2, 3, 4, 5].filter((station) => ids.includes(station)))
      }),
    )
  })

  test('do not depend on the order of completion', () => {
    fc.assert(
      fc.property(fc.array(missionId), (ids) => {
        expect(badgesFor([...ids].reverse())).toEqual(badgesFor(ids))
      }),
    )
  })

  test('there are five of them', () => {
    expect(badgesFor([1, 2, 3, 4, 5, 6])).toHaveLength(STATION_COUNT)
    expect(STATION_COUNT).toBe(5)
  })
})

test('the length of a lesson is the decided one', () => {
  expect(LESSON_MINUTES).toBe(2)
})
