import type { LessonSummary } from 'contract/lessons'
import { outbox } from '#web/client/outbox/the-outbox.ts'

/** A kept list of lessons with the ticks of those whose finish waits to be sent. */
export async function withTicks(memberId: string, kept: readonly LessonSummary[]): Promise<LessonSummary[]> {
  const finished = await outbox.waitingOf(memberId, 'lesson')
  const isFinishedHere = ({ id }: LessonSummary) => finished.some(({ ids }) => ids?.lessonId === String(id))
  return kept.map((lesson) => (isFinishedHere(lesson) ? { ...lesson, isFinished: true } : lesson))
}
