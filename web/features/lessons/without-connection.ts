import type { LessonSummary } from 'contract/lessons'
import { waitingActs } from '#web/client/outbox/waiting-acts.ts'

/** A kept list of lessons with the ticks of those whose finish waits to be sent. */
export async function withTicks(memberId: string, kept: readonly LessonSummary[]): Promise<LessonSummary[]> {
  const finished = await waitingActs(memberId, 'lesson')
  const isFinishedHere = ({ id }: LessonSummary) => finished.some(({ ids }) => ids?.lessonId === String(id))
  return kept.map((lesson) => (isFinishedHere(lesson) ? { ...lesson, isFinished: true } : lesson))
}
