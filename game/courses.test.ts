import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COURSE_CATEGORIES,
  COURSE_LIMITS,
  COURSE_REWARD,
  type CourseState,
  canMarkCompleted,
  coursePercent,
  goldenTickets,
  isCourseFinished,
  isVideoDone,
  journeyPhase,
  MATERIAL_TYPES,
  MATERIALS_PREVIEW,
  quizPercent,
  trainPosition,
  videoPercent,
} from './courses.ts'

const percent = fc.integer({ min: 0, max: 100 })

const anyProgress: fc.Arbitrary<CourseState> = fc
  .record({
    isBegun: fc.boolean(),
    hasVideo: fc.boolean(),
    lessonCount: fc.nat({ max: 50 }),
    watchTime: percent,
    isCompleted: fc.boolean(),
    quizCount: fc.nat({ max: 200 }),
  })
  .chain((ride) => fc.nat({ max: ride.quizCount }).map((correctCount) => ({ ...ride, correctCount })))

const aCourseState = (overrides: Partial<CourseState> = {}): CourseState => ({
  isBegun: true,
  hasVideo: true,
  lessonCount: 0,
  watchTime: 0,
  isCompleted: false,
  quizCount: 4,
  correctCount: 0,
  ...overrides,
})

describe('the rules of courses', () => {
  test('are those of the specification', () => {
    expect(COURSE_REWARD).toEqual({ tokens: 15, points: 25 })
    expect(MATERIALS_PREVIEW).toBe(3)
    expect(COURSE_CATEGORIES).toEqual(['training', 'bonus', 'daily-challenge'])
    expect(MATERIAL_TYPES).toEqual(['pdf', 'image', 'document', 'link'])
    expect(COURSE_LIMITS.durationMinutes).toBeGreaterThan(60)
  })
})

describe('overall progress', () => {
  test('is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(anyProgress, (ride) => {
        const overall = coursePercent(ride)
        expect(Number.isInteger(overall)).toBe(true)
        expect(overall).toBeGreaterThanOrEqual(0)
        expect(overall).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('is six tenths video and four tenths quizzes, rounded half up as exact fractions are', () => {
    const exactly = (ride: CourseState): number => {
      const count = BigInt(ride.quizCount || 1)
      const correct = BigInt(ride.quizCount === 0 ? 1 : ride.correctCount)
      if (!ride.isBegun) return 0
      const tenths = 6n * BigInt(videoPercent(ride)) * count + 400n * correct
      return Number((2n * tenths + 10n * count) / (20n * count))
    }
    fc.assert(
      fc.property(anyProgress, (ride) => {
        expect(coursePercent(ride)).toBe(exactly(ride))
      }),
      { numRuns: 5_000 },
    )
  })

  test('never falls by watching more, by completing, or by another right answer', () => {
    fc.assert(
      fc.property(anyProgress, percent, (ride, more) => {
        const watched = { ...ride, watchTime: Math.max(ride.watchTime, more) }
        expect(coursePercent(watched)).toBeGreaterThanOrEqual(coursePercent(ride))
        expect(coursePercent({ ...ride, isCompleted: true })).toBeGreaterThanOrEqual(coursePercent(ride))
        const correctCount = Math.min(ride.quizCount, ride.correctCount + 1)
        expect(coursePercent({ ...ride, correctCount })).toBeGreaterThanOrEqual(coursePercent(ride))
      }),
    )
  })

  test('is 100 with the video watched and every quiz right, and where there is neither video nor quiz', () => {
    expect(coursePercent(aCourseState({ watchTime: 100, correctCount: 4 }))).toBe(100)
    expect(coursePercent(aCourseState({ hasVideo: false, quizCount: 0 }))).toBe(100)
  })

  test.each([
    [aCourseState(), 0],
    [aCourseState({ watchTime: 50 }), 30],
    [aCourseState({ watchTime: 50, correctCount: 1 }), 40],
    [aCourseState({ isCompleted: true }), 60],
    [aCourseState({ hasVideo: false, correctCount: 2 }), 80],
    [aCourseState({ quizCount: 0 }), 40],
    [aCourseState({ quizCount: 3, correctCount: 1 }), 13],
    [aCourseState({ isBegun: false, quizCount: 0 }), 0],
    [aCourseState({ isBegun: false, hasVideo: false, quizCount: 0 }), 0],
  ])('of %j is %i', (ride, overall) => {
    expect(coursePercent(ride)).toBe(overall)
  })
})

describe('the video', () => {
  test('counts whole when the course is completed or has none, else as far as it was watched', () => {
    fc.assert(
      fc.property(anyProgress, (ride) => {
        const course = { ...ride, lessonCount: 0 }
        expect(videoPercent(course)).toBe(ride.isCompleted || !ride.hasVideo ? 100 : ride.watchTime)
      }),
    )
  })

  test('is replaced by the lessons where a course has lessons and no video', () => {
    const course = { hasVideo: false, lessonCount: 5, watchTime: 60 }
    expect(videoPercent(aCourseState(course))).toBe(60)
    expect(coursePercent(aCourseState({ ...course, correctCount: 4 }))).toBe(76)
    expect(canMarkCompleted(aCourseState(course))).toBe(false)
    expect(canMarkCompleted(aCourseState({ ...course, watchTime: 90 }))).toBe(true)
    expect(isCourseFinished(aCourseState({ ...course, correctCount: 4 }))).toBe(false)
    expect(videoPercent(aCourseState({ ...course, hasVideo: true, watchTime: 10 }))).toBe(10)
  })

  test('is done from 80 percent, or when Watch Video was clicked in this visit', () => {
    expect([79, 80, 100].map((watchTime) => isVideoDone(aCourseState({ watchTime }), false))).toEqual([
      false,
      true,
      true,
    ])
    expect(isVideoDone(aCourseState(), true)).toBe(true)
  })

  test('offers to mark the course as completed from 90 percent, until it is', () => {
    expect([89, 90].map((watchTime) => canMarkCompleted(aCourseState({ watchTime })))).toEqual([false, true])
    expect(canMarkCompleted(aCourseState({ watchTime: 100, isCompleted: true }))).toBe(false)
    expect(canMarkCompleted(aCourseState({ hasVideo: false }))).toBe(true)
  })
})

describe('quizzes', () => {
  test('of none at all are all right', () => {
    expect(quizPercent(aCourseState({ quizCount: 0 }))).toBe(100)
    expect(quizPercent(aCourseState({ correctCount: 1 }))).toBe(25)
  })
})

describe('a strict completion', () => {
  test('needs 90 percent of the video and every quiz', () => {
    expect(isCourseFinished(aCourseState({ watchTime: 90, correctCount: 4 }))).toBe(true)
    expect(isCourseFinished(aCourseState({ watchTime: 89, correctCount: 4 }))).toBe(false)
    expect(isCourseFinished(aCourseState({ watchTime: 100, correctCount: 3 }))).toBe(false)
    expect(isCourseFinished(aCourseState({ hasVideo: false, quizCount: 0 }))).toBe(true)
  })

  test('of any finished ride with the whole video is 100 percent', () => {
    fc.assert(
      fc.property(anyProgress, (ride) => {
        const whole = { ...ride, isBegun: true, watchTime: 100 }
        if (isCourseFinished(whole)) expect(coursePercent(whole)).toBe(100)
      }),
    )
  })
})

describe('the journey', () => {
  test.each([
    ['depot', aCourseState(), false],
    ['depot', aCourseState({ watchTime: 79 }), false],
    ['depot', aCourseState({ quizCount: 0 }), false],
    ['depot', aCourseState({ isBegun: false, hasVideo: false }), false],
    ['depot', aCourseState({ isBegun: false, hasVideo: false, quizCount: 0 }), false],
    ['traveling', aCourseState({ isBegun: false }), true],
    ['traveling', aCourseState({ watchTime: 80 }), false],
    ['traveling', aCourseState(), true],
    ['traveling', aCourseState({ hasVideo: false }), false],
    ['quiz', aCourseState({ watchTime: 80, correctCount: 1 }), false],
    ['quiz', aCourseState({ correctCount: 3 }), false],
    ['completed', aCourseState({ watchTime: 80, quizCount: 0 }), false],
    ['completed', aCourseState({ correctCount: 4 }), false],
    ['completed', aCourseState({ hasVideo: false, quizCount: 0 }), false],
  ] as const)('is in the phase %s with %j (clicked start: %s)', (phase, ride, clickedStart) => {
    expect(journeyPhase(ride, clickedStart)).toBe(phase)
  })

  test('moves forward only: with each right answer the train is further on, from 0 to 1', () => {
    fc.assert(
      fc.property(anyProgress, fc.boolean(), (ride, clickedStart) => {
        const here = trainPosition(ride, clickedStart)
        expect(here).toBeGreaterThanOrEqual(0)
        expect(here).toBeLessThanOrEqual(1)
        if (ride.correctCount === ride.quizCount) return
        const next = trainPosition({ ...ride, isBegun: true, correctCount: ride.correctCount + 1 }, clickedStart)
        expect(next).toBeGreaterThan(here)
      }),
    )
  })

  test('stands at the depot, and at the terminus, exactly in those phases', () => {
    fc.assert(
      fc.property(anyProgress, fc.boolean(), (ride, clickedStart) => {
        const phase = journeyPhase(ride, clickedStart)
        expect(trainPosition(ride, clickedStart) === 0).toBe(phase === 'depot')
        expect(trainPosition(ride, clickedStart) === 1).toBe(phase === 'completed')
      }),
    )
  })
})

describe('a ride by lessons', () => {
  const ride = (overrides: Partial<CourseState>) =>
    aCourseState({ hasVideo: false, lessonCount: 4, quizCount: 2, ...overrides })

  test.each([
    ['depot', 0, ride({ isBegun: false })],
    ['depot', 0, ride({})],
    ['traveling', 1 / 7, ride({ watchTime: 25 })],
    ['traveling', 3 / 7, ride({ watchTime: 25, correctCount: 2 })],
    ['traveling', 4 / 7, ride({ watchTime: 100 })],
    ['quiz', 5 / 7, ride({ watchTime: 100, correctCount: 1 })],
    ['completed', 1, ride({ watchTime: 100, correctCount: 2 })],
    ['completed', 1, ride({ watchTime: 100, quizCount: 0 })],
  ] as const)('is in phase %s, at %d of its line', (phase, position, state) => {
    expect(journeyPhase(state, false)).toBe(phase)
    expect(trainPosition(state, false)).toBeCloseTo(position)
  })
})

describe('golden tickets', () => {
  test('are one a quiz, with the sum of their points', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }), (points) => {
        const sum = points.reduce((total, each) => total + each)
        expect(goldenTickets(points)).toEqual({ tickets: points.length, points: sum })
      }),
    )
  })

  test('are one with 10 points where there is no quiz', () => {
    expect(goldenTickets([])).toEqual({ tickets: 1, points: 10 })
  })
})
