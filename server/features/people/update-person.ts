import type { Person, PersonUpdate } from 'contract/people'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import type { Cipher } from '#server/people-key/cipher.ts'
import { Refusal } from '#server/refusal.ts'
import { dayOf } from './days.ts'
import { changePerson, type PersonRow, requirePerson } from './queries.ts'
import { readPerson } from './read-people.ts'
import { openPerson, sealNotes, sealPerson } from './sealed-texts.ts'

/**
 * Changes what is given. A person who said no has no next step.
 * @throws Refusal PERSON_NOT_FOUND, CHANGED_MEANWHILE, PEOPLE_LOCKED, NOT_SIGNED_IN
 */
export async function updatePerson(
  deps: Pick<Dependencies, 'database' | 'now' | 'peopleKey'>,
  memberId: string,
  id: string,
  { updatedAt, ...update }: PersonUpdate,
): Promise<Person> {
  const cipher = await deps.peopleKey.cipher()
  await deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    const before = await requirePerson(db, memberId, id)
    refuseOtherTab(updatedAt, before)
    const updated_at = momentOfChange(deps.now(), before)
    await changePerson(db, { ...changed(cipher, before, update), updated_at })
  })
  return readPerson(deps, memberId, id)
}

/** Nobody else can change it, so the sentence speaks of the member's other tab. */
function refuseOtherTab(readAt: string | undefined, before: PersonRow): void {
  try {
    refuseUnseenChange(readAt, before)
  } catch {
    const message = 'You changed this in another tab or on another device. Reload to see it.'
    throw new Refusal('CHANGED_MEANWHILE', { message })
  }
}

function changed(cipher: Cipher, before: PersonRow, update: Omit<PersonUpdate, 'updatedAt'>) {
  const texts = openPerson(cipher, before)
  const state = update.state ?? before.state
  const isOver = state === 'no'
  const nextStep = update.nextStep === undefined ? texts.nextStep : update.nextStep?.trim() || null
  return {
    member_id: before.member_id,
    id: before.id,
    state,
    said_no: isOver ? 1 : before.said_no,
    next_on: isOver ? null : update.nextOn === undefined ? before.next_on : dayOf(update.nextOn),
    sealed: sealPerson(cipher, before, {
      name: update.name?.trim() ?? texts.name,
      how: update.how === undefined ? texts.how : (update.how?.trim() ?? ''),
      channel: update.channel === undefined ? texts.channel : (update.channel?.trim() ?? ''),
      nextStep: isOver ? null : nextStep,
    }),
    ...(update.notes === undefined ? {} : { sealed_notes: sealNotes(cipher, before, update.notes?.trim() ?? '') }),
  } as const
}
