import type { Help, RescueCard, Rescues } from 'contract/rescues'
import type { User } from 'contract/users'
import type { Post } from '#server/demo/daily-life.ts'
import type { Get } from '#server/demo/learning.ts'

/** A member of the demo, by the calls that they make. */
export type Helper = { readonly userId: string; readonly post: Post; readonly get: Get }

const STATIONS = [1, 2, 3, 4, 5]

/** How many cards are left for trying out the demo. */
const LEFT_OPEN = 2

/**
 * A member writes to the first of their recruits who stands still at a station.
 * @returns the card; undefined where there is none
 */
export async function reachOut(sponsor: Helper): Promise<RescueCard | undefined> {
  const card = (await cardsOf(sponsor)).find(({ cause }) => cause === 'station' || cause === 'first-station')
  if (card !== undefined) await sponsor.post(`/rescues/${card.id}`, { act: 'reached_out' })
  return card
}

/** The person goes on to their next station, and says thanks. */
export async function moveOnAndThank({ userId, post, get }: Helper): Promise<void> {
  const { completedMissions } = await get<User>('/api/auth/me')
  const next = STATIONS.find((id) => completedMissions[id] !== true)
  if (next !== undefined) await post('/complete-mission', { missionId: next })
  const { questions } = await get<Help>(`/api/users/${userId}/help`)
  for (const { id } of questions) await post(`/help/${id}`, { answer: 'thanks' })
}

/** The member puts all cards away but two. */
export async function leaveTwoOpen(sponsor: Helper): Promise<void> {
  for (let cards = await cardsOf(sponsor); cards.length > LEFT_OPEN; cards = await cardsOf(sponsor)) {
    for (const { id } of cards.slice(LEFT_OPEN)) await sponsor.post(`/rescues/${id}`, { act: 'dismiss' })
  }
}

async function cardsOf({ userId, get }: Helper): Promise<RescueCard[]> {
  return (await get<Rescues>(`/api/users/${userId}/rescues`)).cards
}
