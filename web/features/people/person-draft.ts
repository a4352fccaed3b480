import type { Person } from 'contract/people'
import { useDraft } from '#web/client/forms/use-draft.ts'
import type { PersonValues } from './person-fields.tsx'

export const NEW_PERSON = 'person:new'

export const personForm = (id: string) => `person:${id}`

/** What was typed about a person, until it's saved or discarded. A talk that is logged meanwhile changes only the rest. */
export function usePersonDraft(person: Person) {
  return useDraft(personForm(person.id), savedPerson(person))
}

/** A person as the server holds them, for their form. */
export function savedPerson({ updatedAt, name, how, channel, notes, state, nextStep, nextOn }: Person) {
  const values: PersonValues = { name, how, channel, notes, state, nextStep: nextStep ?? '', nextOn: nextOn ?? '' }
  return { values, version: updatedAt, isOwn: true }
}
