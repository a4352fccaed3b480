import type { ListedPerson, Person, Talk } from 'contract/people'
import { eraseTimes, PEOPLE_LIMITS } from 'game/people'
import { dateOfDay } from 'game/reviews'
import type { Cipher } from '#server/people-key/cipher.ts'
import { isoTime } from '#server/personal-data.ts'
import type { PersonRow, TalkRow } from './queries.ts'
import { openNotes, openPerson, openTalk } from './sealed-texts.ts'

type Talks = { talks: number; last_at: number | null }

export function listedView(
  cipher: Cipher,
  row: Omit<PersonRow, 'created_at' | 'sealed_notes'>,
  { talks, last_at }: Talks,
  now: number,
): ListedPerson {
  const { asksAt, erasesAt } = eraseTimes(row.updated_at)
  const { name, how, channel, nextStep } = openPerson(cipher, row)
  return {
    id: row.id,
    name,
    how,
    channel,
    state: row.state,
    saidNo: row.said_no === 1,
    nextStep,
    nextOn: row.next_on === null ? null : dateOfDay(row.next_on),
    talks,
    lastTalkAt: isoTime(last_at),
    updatedAt: new Date(row.updated_at).toISOString(),
    erasedOn: now < asksAt ? null : new Date(erasesAt).toISOString().slice(0, 10),
  }
}

/** @param talks all of them, the newest first */
export function personView(cipher: Cipher, row: PersonRow, talks: readonly TalkRow[], now: number): Person {
  const counts = { talks: talks.length, last_at: talks[0]?.at ?? null }
  return {
    ...listedView(cipher, row, counts, now),
    notes: openNotes(cipher, row),
    history: talks.slice(0, PEOPLE_LIMITS.talksShown).map((talk) => talkView(cipher, talk)),
  }
}

function talkView(cipher: Cipher, talk: TalkRow): Talk {
  const { id, at, outcome } = talk
  return { id, at: new Date(at).toISOString(), outcome, note: openTalk(cipher, talk).note }
}
