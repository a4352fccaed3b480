import type { Person, PersonUpdate } from 'contract/people'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { type Act, requireMoment } from '#server/http/acts.ts'
import type { Cipher } from '#server/people-key/cipher.ts'
import { dayOf } from './days.ts'
import { changePerson, type PersonRow, requirePerson } from './queries.ts'
import { readPerson } from './read-people.ts'
import { openPerson, sealNotes, sealPerson } from './sealed-texts.ts'

type Change = Act & { memberId: string; personId: string; update: PersonUpdate }

/**
 * Changes what is given. A person who said no has no next step.
 * @throws Refusal PERSON_NOT_FOUND, CHANGED_MEANWHILE, ACT_TOO_OLD, KEY_REUSED, PEOPLE_LOCKED, NOT_SIGNED_IN
 */
export async function updatePerson(
  deps: Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey'>,
  { memberId, personId, update: body, requestKey, actedAt, joinedAt }: Change,
): Promise<Person> {
  const cipher = await deps.peopleKey.cipher()
  const { updatedAt, ...update } = body
  // What was written stays out of the stored key, because that isn't encrypted.
  const fingerprint = cipher.fingerprint(JSON.stringify([personId, body]))
  const once = { memberId, key: requestKey, call: 'change-person', body: fingerprint }
  await deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    await runOnce(db, deps, once, async () => {
      requireMoment('notes', { actedAt, joinedAt }, deps.now())
      const before = await requirePerson(db, memberId, personId)
      // Nobody else can change it, so the sentence speaks of nobody else.
      refuseUnseenChange(updatedAt, before, ({ people }) => people.changedMeanwhile)
      const updated_at = momentOfChange(deps.now(), before)
      await changePerson(db, { ...changed(cipher, before, update), updated_at })
      return true
    })
  })
  return readPerson(deps, memberId, personId)
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
