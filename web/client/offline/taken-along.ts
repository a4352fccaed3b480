import type { LessonSummary } from 'contract/lessons'
import { isFull } from '#web/client/offline/is-full.ts'
import { keptAnswers } from '#web/client/offline/keep-answers.ts'
import { KEPT_AT } from '#web/client/offline/kept.ts'
import { keepScreens } from '#web/client/offline/worker.ts'

/** So many answers are fetched at a time. */
const AT_A_TIME = 4

/** What was taken along of a course. It lies among the member's answers, so that it's erased with them. */
export type TakenAlong = {
  bytes: number
  paths: readonly string[]
  /** In milliseconds since 1970. */
  at: number
}

/** Why a course couldn't be taken along: there's no room on this device, or the server can't be reached or didn't answer. */
export class NotTaken extends Error {
  readonly because: 'full' | 'unreachable'

  constructor(because: 'full' | 'unreachable', cause?: unknown) {
    super(because, { cause })
    this.because = because
  }
}

/** @returns undefined where this course wasn't taken along */
export async function takenAlong(memberId: string, courseId: number): Promise<TakenAlong | undefined> {
  const note = await (await keptAnswers(memberId))?.match(noteOf(courseId))
  return note?.json()
}

/** @returns the ids of the courses that were taken along */
export async function coursesTakenAlong(memberId: string): Promise<number[]> {
  const kept = (await (await keptAnswers(memberId))?.keys()) ?? []
  return kept
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(NOTES))
    .map((path) => Number(path.slice(NOTES.length)))
}

/**
 * Keeps a course for times without a connection: its page, lessons and questions, and the screens that show them. What was
 * kept before stays until there is something newer.
 * @param onProgress is told which part of it is kept, 0 to 1
 * @throws NotTaken
 */
export async function takeAlong(
  memberId: string,
  courseId: number,
  onProgress: (share: number) => void = () => undefined,
): Promise<TakenAlong> {
  const cache = await keptAnswers(memberId)
  if (cache === undefined) throw new NotTaken('unreachable')
  const screens = await keepScreens()
  if (screens !== 'kept') throw new NotTaken(screens === 'full' ? 'full' : 'unreachable')
  const before = await takenAlong(memberId, courseId)
  const added: string[] = []
  let bytes = 0
  let done = 0
  const keep = async (path: string, total: number) => {
    const answer = await fetchNew(path)
    if (answer !== undefined) {
      if ((await cache.match(path)) === undefined) added.push(path)
      await put(cache, path, answer)
      bytes += answer.byteLength
    }
    done += 1
    onProgress(done / total)
    return answer
  }
  try {
    const first = pathsOfCourse(memberId, courseId)
    const list = await keep(lessonsOf(courseId), first.length + 1)
    const paths = [...first, ...readLessons(list).flatMap((lesson) => pathsOfLesson(lesson))]
    for (let from = 0; from < paths.length; from += AT_A_TIME) {
      // All of them, so that nothing is kept or told after a failure.
      const some = await Promise.allSettled(
        paths.slice(from, from + AT_A_TIME).map((path) => keep(path, paths.length + 1)),
      )
      const failed = some.find((each) => each.status === 'rejected')
      if (failed) throw failed.reason
    }
    const taken = { bytes, paths: [lessonsOf(courseId), ...paths], at: Date.now() }
    await put(cache, noteOf(courseId), new TextEncoder().encode(JSON.stringify(taken)))
    // Of lessons that are gone.
    for (const path of before?.paths ?? []) if (!taken.paths.includes(path)) await cache.delete(path)
    return taken
  } catch (error) {
    // The room is given back.
    if (isFull(error)) for (const path of added) await cache.delete(path)
    if (error instanceof NotTaken) throw error
    throw new NotTaken(isFull(error) ? 'full' : 'unreachable', error)
  }
}

/**
 * Frees the room of a course that was taken along.
 * @returns a function that brings it back, also without a connection
 */
export async function leaveBehind(memberId: string, courseId: number): Promise<() => Promise<void>> {
  const cache = await keptAnswers(memberId)
  const note = await takenAlong(memberId, courseId)
  const kept: [string, Response][] = []
  for (const path of [noteOf(courseId), ...(note?.paths ?? [])]) {
    const answer = await cache?.match(path)
    if (answer !== undefined) kept.push([path, answer])
    await cache?.delete(path)
  }
  return async () => {
    for (const [path, answer] of kept) await cache?.put(path, answer.clone())
  }
}

const NOTES = '/taken-along/'
const noteOf = (courseId: number): string => NOTES + courseId
const lessonsOf = (courseId: number): string => `/api/courses/${courseId}/lessons`

/** What a course's page asks for, but for the lessons. */
function pathsOfCourse(memberId: string, courseId: number): string[] {
  return [
    `/api/courses/${courseId}`,
    `/api/course-materials/${courseId}`,
    `/api/course-quizzes/${courseId}`,
    `/api/users/${memberId}/course-progress/${courseId}`,
  ]
}

function pathsOfLesson({ id, courseId }: LessonSummary): string[] {
  return [`/api/courses/${courseId}/lessons/${id}`, `/api/lessons/${id}/quizzes`]
}

function readLessons(list: ArrayBuffer | undefined): LessonSummary[] {
  return list === undefined ? [] : JSON.parse(new TextDecoder().decode(list))
}

/**
 * The server's own answer.
 * @returns undefined where there is no such thing any more
 * @throws NotTaken
 */
async function fetchNew(path: string): Promise<ArrayBuffer | undefined> {
  const answer = await fetch(path, { headers: { accept: 'application/json' }, priority: 'low' })
  if (answer.status === 404) return undefined
  // A kept one, or none.
  if (!answer.ok || answer.headers.has(KEPT_AT)) throw new NotTaken('unreachable')
  return answer.arrayBuffer()
}

/** The worker keeps it, too, but says nothing where it can't. */
function put(cache: Cache, path: string, body: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) }
  return cache.put(path, new Response(body, { headers }))
}
