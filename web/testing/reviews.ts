import type { DueReview, Memory, Reviews, ReviewVerdict, Today } from 'contract/reviews'
import { aUser } from '#web/testing/factories.ts'

/** A day on which only the stations are left to do. */
export function aToday(overrides: Partial<Today> = {}): Today {
  return {
    review: { count: 0, minutes: 0, isDone: true },
    station: { missionId: 1, title: 'Attraction Village' },
    isStationDone: false,
    person: null,
    practice: null,
    talksDue: 0,
    firstDays: false,
    firstDaysToHelp: 0,
    isAllDone: false,
    needAHand: 0,
    wasHelped: false,
    ...overrides,
  }
}

/** Of a member who hasn't learned anything yet. */
export function aMemory(overrides: Partial<Memory> = {}): Memory {
  return { ideas: [], missions: [], courses: [], calendar: [], forecast: aForecast(), ...overrides }
}

/** @param counts of the days from 23 November 2026 on; the rest have none */
export function aForecast(counts: readonly number[] = []): Memory['forecast'] {
  return Array.from({ length: 14 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10),
    count: counts[day] ?? 0,
  }))
}

/** Its choices are shown in another order than they were written: B, D, A, C. */
export function aDueReview(quizId: number, overrides: Partial<DueReview> = {}): DueReview {
  return {
    quizId,
    question: `Question ${quizId}?`,
    choices: [1, 3, 0, 2].map((index) => ({ index, text: `Written ${index + 1}` })),
    lesson: { title: 'Station 1: Attraction Village', href: '/mission/1' },
    ...overrides,
  }
}

export function someReviews(due: readonly DueReview[], overrides: Partial<Reviews> = {}): Reviews {
  return {
    due: [...due],
    waiting: due.length,
    finishedToday: false,
    nextDueOn: null,
    perDay: 10,
    forecast: aForecast([due.length]),
    ...overrides,
  }
}

/** Right is what was written first. */
export function aVerdict(answer: number, overrides: Partial<ReviewVerdict> = {}): ReviewVerdict {
  return {
    correct: answer === 0,
    correctAnswer: 0,
    explanation: 'Ears before mouth.',
    nextDueOn: '2026-11-26',
    finishedToday: false,
    pointsEarned: 0,
    user: aUser(),
    ...overrides,
  }
}
