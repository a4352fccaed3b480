import type { Quiz } from 'contract/quizzes'
import * as messages from 'messages/quiz-form'

/** The possible owners of a quiz. A lesson's quizzes are written below its form, so lessons aren't offered. */
export type QuizOwners = {
  courses: readonly { id: number; title: string }[]
  stations: readonly { id: number; title: string }[]
}

/** Means no owner; it is sent as null. */
export const GENERAL = 'general'

type OwnerIds = Pick<Quiz, 'courseId' | 'lessonId' | 'missionId'>

/** The owner as the form's list names it: `course:4`, `station:2`, `lesson:7` or `GENERAL`. */
export function ownerOf({ courseId, lessonId, missionId }: OwnerIds): string {
  if (courseId) return `course:${courseId}`
  if (missionId) return `station:${missionId}`
  return lessonId ? `lesson:${lessonId}` : GENERAL
}

/** The same as it is sent. */
export function ownerIds(owner: string) {
  const [kind, id] = owner.split(':')
  const idOf = (wanted: string) => (kind === wanted ? Number(id) : null)
  return { courseId: idOf('course'), lessonId: idOf('lesson'), missionId: idOf('station') }
}

/** @param owner the current one, which stays among the options even if it is a lesson */
export function ownerOptions({ courses, stations }: QuizOwners, owner: string) {
  const options = [
    { value: GENERAL, label: messages.generalOwner },
    ...courses.map(({ id, title }) => ({ value: `course:${id}`, label: title })),
    ...stations.map(({ id, title }) => ({ value: `station:${id}`, label: messages.stationTitle({ id, title }) })),
  ]
  return owner.startsWith('lesson:') ? [...options, { value: owner, label: messages.itsLesson }] : options
}

/** @returns the owner, or GENERAL if its course no longer exists. An empty list isn't loaded yet. */
export function knownOwner({ courses }: QuizOwners, owner: string): string {
  const isGone = owner.startsWith('course:') && courses.every(({ id }) => owner !== `course:${id}`)
  return isGone && courses.length > 0 ? GENERAL : owner
}

/** @returns a function that says where a quiz belongs */
export function ownerTitles({ courses, stations }: QuizOwners): (quiz: Quiz) => string {
  const courseTitles = new Map(courses.map(({ id, title }) => [id, title]))
  const stationTitles = new Map(stations.map(({ id, title }) => [id, messages.stationTitle({ id, title })]))
  return ({ courseId, lessonId, missionId }) => {
    if (courseId) return courseTitles.get(courseId) ?? messages.course
    if (missionId) return stationTitles.get(missionId) ?? messages.station({ id: missionId })
    return lessonId ? messages.lesson : messages.general
  }
}
