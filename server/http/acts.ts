import { type ActTimes, type Moment, momentOfAct, type WaitingActKind } from 'game/waiting-acts'
import { Refusal } from '#server/refusal.ts'

type ActRequest = {
  headers: { 'acted-at'?: string; 'idempotency-key'?: string }
  caller: { joined_at: number } | null
}

/** When a member did an act, which may have waited for a connection, and the key that makes it safe to repeat. */
export type Act = ActTimes & { requestKey: string | undefined }

export function actOfMember({ headers, caller }: ActRequest): Act {
  const actedAt = headers['acted-at']
  return {
    actedAt: actedAt === undefined ? undefined : Date.parse(actedAt),
    joinedAt: caller?.joined_at ?? 0,
    requestKey: headers['idempotency-key'],
  }
}

/** For calls from the program itself, which don't wait. */
export const DONE_NOW: Act = { actedAt: undefined, joinedAt: 0, requestKey: undefined }

/** @throws Refusal ACT_TOO_OLD */
export function requireMoment(kind: WaitingActKind, times: ActTimes, now: number): Moment {
  const moment = momentOfAct(kind, times, now)
  if (moment === undefined) throw new Refusal('ACT_TOO_OLD')
  return moment
}
