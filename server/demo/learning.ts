import type { LessonSummary } from 'contract/lessons'
import type { Quiz } from 'contract/quizzes'
import type { Reviews } from 'contract/reviews'
import type { ConversationScript } from 'game/conversations'
import { applyReply, nodeOf, startState } from 'game/conversations'
import type { Post } from '#server/demo/daily-life.ts'

/** Fetches a call. */
export type Get = <Body>(url: string) => Promise<Body>

/** What the demo's members know and can practise: the right choice of each quiz, and the conversations. */
export type Knowledge = {
  readonly right: ReadonlyMap<number, number>
  readonly conversations: readonly { slug: string; script: ConversationScript }[]
}

/** A member who learns in the days after they joined. The chances are of one day or one answer, from 0 to 1. */
export type Learner = {
  post: Post
  get: Get
  userId: string
  days: number
  chance: number
  recall: number
}

/** Two in five members go on learning, for a few days or a month. */
export function newLearner(calls: Pick<Learner, 'post' | 'get' | 'userId'>, next: () => number): Learner {
  const days = next() < 0.4 ? 3 + Math.floor(next() * 28) : 0
  return { ...calls, days, chance: 0.4 + next() * 0.5, recall: 0.7 + next() * 0.25 }
}

/** Finishes the first lessons of a course, and answers some of their questions. */
export async function takeLessons(
  learner: Learner,
  courseId: number,
  share: number,
  { right }: Knowledge,
  next: () => number,
): Promise<void> {
  const lessons = await learner.get<LessonSummary[]>(`/api/courses/${courseId}/lessons`)
  for (const { id } of lessons.slice(0, Math.floor(lessons.length * share))) {
    await learner.post(`/lessons/${id}/complete`)
    await checkYourself(learner, `/api/lessons/${id}/quizzes`, right, next)
  }
}

/** Answers up to three questions about what was just read. */
export async function checkYourself(
  { get, post, recall }: Learner,
  url: string,
  right: Knowledge['right'],
  next: () => number,
): Promise<void> {
  if (next() > 0.6) return
  const quizzes = await get<Quiz[]>(url)
  for (const { id } of quizzes.slice(0, 3)) {
    await post('/quiz-answer', { quizId: id, answer: choiceOf(right.get(id), recall, next) })
  }
}

/** One day: the due reviews, all or the first few of them, and now and then a conversation. */
export async function learnForDay(learner: Learner, { right, conversations }: Knowledge, next: () => number) {
  learner.days -= 1
  if (learner.days < 0 || next() > learner.chance) return
  const { get, post, userId, recall } = learner
  const { due } = await get<Reviews>(`/api/users/${userId}/reviews`)
  for (const { quizId } of next() < 0.8 ? due : due.slice(0, 3)) {
    await post('/reviews', { quizId, answer: choiceOf(right.get(quizId), recall, next), guessed: next() < 0.05 })
  }
  // Most begin at the top of the list.
  const conversation = conversations[Math.floor(next() ** 3 * conversations.length)]
  if (conversation === undefined || next() > 0.3) return
  const { slug, script } = conversation
  const replies = next() < 0.4 ? script.model : repliesAtRandom(script, next)
  await post('/practice', { slug, version: 1, replies })
}

function choiceOf(right: number | undefined, recall: number, next: () => number): number {
  const drawn = Math.floor(next() * 4)
  return next() < recall ? (right ?? drawn) : drawn
}

/** The replies of a member who picks the first one that comes to mind, until the talk ends. */
function repliesAtRandom(script: ConversationScript, next: () => number): string[] {
  const replies: string[] = []
  for (let state = startState(script); !state.isOver; ) {
    const offered = nodeOf(script, state.node)?.replies ?? []
    const reply = offered[Math.floor(next() * offered.length)]
    if (reply === undefined) break
    replies.push(reply.id)
    state = applyReply(script, state, reply)
  }
  return replies
}
