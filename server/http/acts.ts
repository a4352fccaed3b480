import { type Moment, momentOfAct, type WaitingActKind } from 'game/waiting-acts'
import { Refusal } from '#server/refusal.ts'

type ActRequest = { headers: { 'acted-at'?: string; 'idempotency-key'?: string } }

/** Of an act that may have waited for a connection: when the member did it, and the key that makes it safe to repeat. */
export type Act = { actedAt: number | undefined; requestKey: string | undefined }

export function actOfMember({ headers }: ActRequest): Act {
  const actedAt = headers['acted-at']
  return { actedAt: actedAt === undefined ? undefined : Date.parse(actedAt), requestKey: headers['idempotency-key'] }
}

/** One that is done now, by whoever asks for it in the program itself. */
export const DONE_NOW: Act = { actedAt: undefined, requestKey: undefined }

/** @throws Refusal ACT_TOO_OLD */
export function requireMoment(kind: WaitingActKind, { actedAt }: Pick<Act, 'actedAt'>, now: number): Moment {
  const moment = momentOfAct(kind, actedAt, now)
  if (moment === undefined) throw new Refusal('ACT_TOO_OLD')
  return moment
}
