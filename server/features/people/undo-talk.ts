import type { Person } from 'contract/people'
import { momentOfChange } from '#server/changes.ts'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { Refusal } from '#server/refusal.ts'
import { changePerson, requirePerson, talksWith } from './queries.ts'
import { readPerson } from './read-people.ts'
import { openPerson, openTalk, sealPerson } from './sealed-texts.ts'

type Undone = { memberId: string; personId: string; talkId: string }

/**
 * Takes a talk away. Unless the person was changed since, they stand where they stood before it.
 * @throws Refusal PERSON_NOT_FOUND, TALK_NOT_FOUND, PEOPLE_LOCKED, NOT_SIGNED_IN
 */
export async function undoTalk(
  deps: Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey'>,
  { memberId, personId, talkId }: Undone,
): Promise<Person> {
  const cipher = await deps.peopleKey.cipher()
  await deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    const person = await requirePerson(db, memberId, personId)
    const talk = (await talksWith(db, memberId, personId)).find(({ id }) => id === talkId)
    if (talk === undefined) throw new Refusal('TALK_NOT_FOUND')
    const isUnchanged = person.updated_at === talk.made_version
    const nextStep = isUnchanged ? openTalk(cipher, talk).nextStepBefore : openPerson(cipher, person).nextStep
    const standing = { state: talk.state_before, next_on: talk.next_on_before }
    await changePerson(db, {
      member_id: memberId,
      id: personId,
      ...(isUnchanged ? standing : {}),
      // A no that was only a slip of the finger forbids nothing.
      ...(talk.outcome === 'no' || isUnchanged ? { said_no: talk.said_no_before } : {}),
      updated_at: momentOfChange(deps.now(), person),
      sealed: sealPerson(cipher, person, { ...openPerson(cipher, person), nextStep }),
    })
    await db
      .deleteFrom('talks')
      .where('member_id', '=', memberId)
      .where('person_id', '=', personId)
      .where('id', '=', talkId)
      .execute()
  })
  return readPerson(deps, memberId, personId)
}
