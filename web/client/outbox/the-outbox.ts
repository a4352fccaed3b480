import type { User } from 'contract/users'
import { useSyncExternalStore } from 'react'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { parseUser } from '#web/client/session/parse-user.ts'
import { updateUser } from '#web/client/session/stored-user.ts'
import { browserStore, type KeptAct } from './act-store.ts'
import { countDrafts, tellOfDrafts } from './drafts-of-tabs.ts'
import type { Unsaved } from './leave-question.ts'
import { Outbox, type OutboxState, type Sent } from './outbox.ts'
import { showSent } from './saved-here.ts'
import { OUTBOX_HINT } from './waits.ts'

const NAME = 'outbox'

/** How long a screen waits for what is sent before it asks for its data, in milliseconds. */
const LONGEST_SENDING = 3_000

/** `acts`: what waited before, of which a kept answer knows nothing. `isUnfinished`: some of it waits still. */
export type Sending = { acts: readonly KeptAct[]; isUnfinished: boolean }

/** What is out of date once something that waited was sent or given up. */
const CHANGED = [
  queryKeys.today,
  queryKeys.memory,
  queryKeys.challenges,
  queryKeys.conversations,
  queryKeys.courses,
  queryKeys.courseProgress,
  queryKeys.people,
  queryKeys.leaderboard,
]

/** The outbox of this browser. */
export const outbox = new Outbox({
  store: browserStore(),
  alone,
  // Without a store that tabs share there's nothing to tell.
  channel: 'indexedDB' in globalThis && 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined,
  // Before it's sent, because the page may be closed meanwhile.
  onKept: () => hint(true),
  onSent,
})
tellOfDrafts()
outbox.subscribe(() => hint(outbox.state.waiting.length + outbox.state.refused.length > 0))

export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, () => outbox.state)
}

/** Sends what waits, and goes on sending it where that takes too long for a screen: the server may be silent. */
export async function sendBriefly(memberId: string): Promise<Sending> {
  const acts = await outbox.actsOf(memberId)
  await Promise.race([outbox.send(), new Promise((resolve) => setTimeout(resolve, LONGEST_SENDING))])
  const left = await outbox.actsOf(memberId)
  return { acts, isUnfinished: left.some(({ refusal }) => refusal === undefined) }
}

/** What a logout would delete of a member. */
export async function unsavedOf(memberId: string): Promise<Unsaved> {
  const [acts, drafts] = await Promise.all([outbox.actsOf(memberId), countDrafts(memberId)])
  return { acts: acts.filter(({ refusal }) => refusal === undefined).length, drafts }
}

/** Without locks, two tabs may send an act both; its key lets the server do it once. */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}

/** Removes an act that its member gives up, or says that it was sent. What the screens show of it doesn't hold. */
export async function dropAct(act: KeptAct): Promise<void> {
  if (!(await outbox.drop(act))) showSent(1)
  window.dispatchEvent(new Event('userUpdate'))
  refreshScreens()
}

function onSent(sent: readonly Sent[]): void {
  const user = sent.map(({ answer }) => userIn(answer)).findLast((each) => each !== undefined)
  if (user !== undefined) updateUser(user)
  refreshScreens()
  showSent(sent.length)
}

function refreshScreens(): void {
  for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey })
}

function hint(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(OUTBOX_HINT, '1')
    else localStorage.removeItem(OUTBOX_HINT)
  } catch {
    // Storage is switched off.
  }
}

/** The user in the answer to an act, where it has one. Lessons answer with that of their course. */
function userIn(answer: unknown): User | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { user, course } = answer as { user?: unknown; course?: { user?: unknown } }
  return parseUser(JSON.stringify(user ?? course?.user ?? null)) ?? undefined
}
