import { type CourseState, isVideoDone } from 'game/courses'
import { counted } from '#web/ui/counted.ts'

export type StopState = 'done' | 'next' | 'ahead'

export type Stop = { key: string; name: string; state: StopState; note: string }

type Journey = {
  ride: CourseState
  quizzes: readonly { readonly id: number; readonly points: number }[]
  quizCorrect: AnsweredQuizzes
  clickedStart: boolean
}

/** The stops of a ride in their order: the video, then every quiz. The first that is not done is the next one. */
export function journeyStops({ ride, quizzes, quizCorrect, clickedStart }: Journey): Stop[] {
  const video = {
    key: 'video',
    name: 'Video',
    isDone: isVideoDone(ride, clickedStart),
    note: ride.hasVideo ? 'watched' : 'none here',
  }
  const stops = quizzes.map(({ id, points }, index) => ({
    key: `quiz-${id}`,
    name: `Quiz ${index + 1}`,
    isDone: isQuizRight(quizCorrect, id),
    note: counted(points, 'point'),
  }))
  const all = [video, ...stops]
  const next = all.find(({ isDone }) => !isDone)
  return all.map((stop) => ({
    key: stop.key,
    name: stop.name,
    state: stop.isDone ? 'done' : stop === next ? 'next' : 'ahead',
    note: stop.note,
  }))
}

/**
 * A line with too many stops to name each: what lies behind, the next stop, and what lies ahead.
 * @returns at most four
 */
export function summarisedStops(stops: readonly Stop[]): Stop[] {
  const [video, ...quizzes] = stops
  if (!video) return []
  const right = quizzes.filter(({ state }) => state === 'done').length
  const ahead = quizzes.filter(({ state }) => state === 'ahead').length
  return [
    video,
    ...(right > 0 ? [summary('right', 'done', right, 'right')] : []),
    ...quizzes.filter(({ state }) => state === 'next'),
    ...(ahead > 0 ? [summary('ahead', 'ahead', ahead, 'to come')] : []),
  ]
}

function summary(key: string, state: StopState, count: number, note: string): Stop {
  return { key, name: counted(count, 'quiz', 'quizzes'), state, note }
}

/** By quiz id as text: whether the member has had it right. */
export type AnsweredQuizzes = Readonly<Record<string, boolean>>

export function isQuizRight(answered: AnsweredQuizzes, quizId: number): boolean {
  return answered[quizId] === true
}
