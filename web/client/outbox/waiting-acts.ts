import type { WaitingActKind } from 'game/waiting-acts'
import type { KeptAct } from './act-store.ts'
import { outbox } from './the-outbox.ts'

/** What a member did of one kind that the server doesn't know of, and so no kept answer either. */
export async function waitingActs(memberId: string, kind: WaitingActKind): Promise<KeptAct[]> {
  const acts = await outbox.actsOf(memberId)
  return acts.filter((act) => act.kind === kind && act.refusal === undefined)
}
