import type { Dependencies } from '#server/dependencies.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { requirePerson } from './queries.ts'

/** With every talk. The key isn't needed for it. @throws Refusal PERSON_NOT_FOUND, NOT_SIGNED_IN */
export function deletePerson(
  { database }: Pick<Dependencies, 'database'>,
  memberId: string,
  id: string,
): Promise<void> {
  return database.write(async (db) => {
    await requireActiveMember(db, memberId)
    await requirePerson(db, memberId, id)
    await db.deleteFrom('talks').where('member_id', '=', memberId).where('person_id', '=', id).execute()
    await db.deleteFrom('people').where('member_id', '=', memberId).where('id', '=', id).execute()
  })
}
