import type { Challenge } from 'contract/challenges'
import type { LessonSummary } from 'contract/lessons'
import { dayIn } from 'game/days'
import { keptAt } from '#web/client/offline/keep-answers.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import { outbox } from './the-outbox.ts'

/** The challenges by what this device keeps, which may be of an earlier day, and by what waits to be sent. */
export async function withCheckIns(memberId: string, kept: readonly Challenge[]): Promise<Challenge[]> {
  const dayOf = (at: number) => dayIn(storedUser()?.timeZone ?? null, at)
  const today = dayOf(Date.now())
  const at = await keptAt(memberId, `/api/users/${memberId}/challenges`)
  const waiting = await outbox.waitingOf(memberId, 'check-in')
  return kept.map((challenge) => {
    const days = waiting.filter(({ ids }) => ids?.key === challenge.key).map((act) => dayOf(act.at))
    const isOfToday = at === undefined || dayOf(at) === today
    const checkedInToday = days.includes(today) || (isOfToday && challenge.checkedInToday)
    return { ...challenge, count: Math.min(challenge.count + days.length, challenge.target), checkedInToday }
  })
}

/** A kept list of lessons with the ticks of those whose finish waits to be sent. */
export async function withTicks(memberId: string, kept: readonly LessonSummary[]): Promise<LessonSummary[]> {
  const finished = await outbox.waitingOf(memberId, 'lesson')
  const isFinishedHere = ({ id }: LessonSummary) => finished.some(({ ids }) => ids?.lessonId === String(id))
  return kept.map((lesson) => (isFinishedHere(lesson) ? { ...lesson, isFinished: true } : lesson))
}
