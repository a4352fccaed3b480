import type { PeopleDependencies } from '#server/dependencies.ts'
import type { ListRow } from './queries.ts'

type Keys = Pick<PeopleDependencies, 'peopleKey'>

/** @throws Refusal PEOPLE_LOCKED where the key is lost or wrong */
export async function sealWhy({ peopleKey }: Keys, memberId: string, why: string): Promise<string> {
  return (await peopleKey.cipher()).seal(placeOf(memberId), why)
}

/** @returns null where there is none, or while the key is lost: the rest of the list is there all the same */
export async function openWhy(
  { peopleKey }: Keys,
  { member_id, sealed_why }: Pick<ListRow, 'member_id' | 'sealed_why'>,
): Promise<string | null> {
  if (sealed_why === null || (await peopleKey.problem()) !== undefined) return null
  return (await peopleKey.cipher()).open(placeOf(member_id), sealed_why)
}

function placeOf(memberId: string): string {
  return JSON.stringify(['why', memberId])
}
