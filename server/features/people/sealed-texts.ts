import type { Cipher } from '#server/people-key/cipher.ts'

/** Whose row it is: what is sealed for one row opens in no other. */
type Row = { member_id: string; id: string }

export type PersonTexts = { name: string; how: string; channel: string; nextStep: string | null }

export type TalkTexts = { note: string; nextStepBefore: string | null }

export function sealPerson(cipher: Cipher, row: Row, texts: PersonTexts): string {
  return cipher.seal(placeOf('person', row), JSON.stringify(texts))
}

export function openPerson(cipher: Cipher, row: Row & { sealed: string }): PersonTexts {
  return JSON.parse(cipher.open(placeOf('person', row), row.sealed))
}

export function sealNotes(cipher: Cipher, row: Row, notes: string): string | null {
  return notes === '' ? null : cipher.seal(placeOf('notes', row), notes)
}

export function openNotes(cipher: Cipher, row: Row & { sealed_notes: string | null }): string {
  return row.sealed_notes === null ? '' : cipher.open(placeOf('notes', row), row.sealed_notes)
}

export function sealTalk(cipher: Cipher, row: Row, texts: TalkTexts): string {
  return cipher.seal(placeOf('talk', row), JSON.stringify(texts))
}

export function openTalk(cipher: Cipher, row: Row & { sealed: string }): TalkTexts {
  return JSON.parse(cipher.open(placeOf('talk', row), row.sealed))
}

function placeOf(kind: string, { member_id, id }: Row): string {
  return JSON.stringify([kind, member_id, id])
}
