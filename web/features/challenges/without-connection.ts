import type { Challenge } from 'contract/challenges'
import { dayIn } from 'game/days'
import { keptAt } from '#web/client/offline/keep-answers.ts'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { storedUser } from '#web/client/session/stored-user.ts'

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
