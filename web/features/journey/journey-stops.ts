import { type CourseState, isVideoDone } from 'game/courses'
import * as messages from 'messages/journey'

export type StopState = 'done' | 'next' | 'ahead'

export type Stop = { key: string; name: string; state: StopState; note: string }

/** A lesson as the line shows it. */
export type LessonStop = { readonly id: number; readonly minutes: number; readonly isFinished: boolean }

type Journey = {
  progress: CourseState
  lessons: readonly LessonStop[]
  quizzes: readonly { readonly id: number; readonly points: number }[]
  quizCorrect: AnsweredQuizzes
  clickedStart: boolean
}

/**
 * The stops of a course in their order: the video, the lessons, then every quiz. The first that is not done is the next one.
 * The video's stop also stands where there is neither video nor lesson.
 */
export function journeyStops({ progress, lessons, quizzes, quizCorrect, clickedStart }: Journey): Stop[] {
  const video = {
    key: 'video',
    name: messages.video,
    isDone: isVideoDone(progress, clickedStart),
    note: progress.hasVideo ? messages.watched : messages.noneHere,
  }
  const lessonStops = lessons.map(({ id, minutes, isFinished }, index) => ({
    key: `lesson-${id}`,
    name: messages.lesson({ number: index + 1 }),
    isDone: isFinished,
    note: messages.minutes({ minutes }),
  }))
  const quizStops = quizzes.map(({ id, points }, index) => ({
    key: `quiz-${id}`,
    name: messages.quiz({ number: index + 1 }),
    isDone: isQuizRight(quizCorrect, id),
    note: messages.points({ points }),
  }))
  const all = [...(progress.hasVideo || lessons.length === 0 ? [video] : []), ...lessonStops, ...quizStops]
  const next = all.find(({ isDone }) => !isDone)
  return all.map((stop) => ({
    key: stop.key,
    name: stop.name,
    state: stop.isDone ? 'done' : stop === next ? 'next' : 'ahead',
    note: stop.note,
  }))
}

/**
 * A line with too many stops to name each: the stops behind, the next stop, and the stops ahead.
 * @returns at most four
 */
export function summarisedStops(stops: readonly Stop[]): Stop[] {
  const video = stops.filter(({ key }) => key === 'video')
  const rest = stops.slice(video.length)
  const hasLessons = rest.some(({ key }) => key.startsWith('lesson-'))
  const summary = (state: StopState, note: string): Stop[] => {
    const count = rest.filter((stop) => stop.state === state).length
    const name = hasLessons ? messages.stopCount({ count }) : messages.quizCount({ count })
    return count === 0 ? [] : [{ key: state, name, state, note }]
  }
  return [
    ...video,
    ...summary('done', hasLessons ? messages.behindYou : messages.right),
    ...rest.filter(({ state }) => state === 'next'),
    ...summary('ahead', messages.toCome),
  ]
}

/** By quiz id as text: whether the member has had it right. */
export type AnsweredQuizzes = Readonly<Record<string, boolean>>

export function isQuizRight(answered: AnsweredQuizzes, quizId: number): boolean {
  return answered[quizId] === true
}
