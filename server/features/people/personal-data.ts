import { setImmediate } from 'node:timers/promises'
import { dateOfDay } from 'game/reviews'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { Refusal } from '#server/refusal.ts'
import type { PersonRow, TalkRow } from './queries.ts'
import { openNotes, openPerson, openTalk } from './sealed-texts.ts'

/** So many people are opened before others get their turn. */
const AT_ONCE = 100

export const personalData: PersonalData = {
  tables: ['people', 'talks', 'calendar_feeds'],
  async export(db, { id: memberId }, { peopleKey }) {
    const calendar = await db
      .selectFrom('calendar_feeds')
      .select('made_at')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    const peopleCalendar = { madeAt: isoTime(calendar?.made_at ?? null) }
    const cipher = await peopleKey.cipher().catch((error) => {
      if (error instanceof Refusal) return error.message
      throw error
    })
    if (typeof cipher === 'string') return { people: cipher, peopleCalendar }
    const rows = await db.selectFrom('people').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
    const talks = await db
      .selectFrom('talks')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    const byPerson = Map.groupBy(talks, ({ person_id }) => person_id)
    const exportedTalk = (talk: TalkRow) => ({
      at: isoTime(talk.at),
      outcome: talk.outcome,
      note: openTalk(cipher, talk).note,
    })
    const exported = (row: PersonRow) => ({
      ...openPerson(cipher, row),
      notes: openNotes(cipher, row),
      state: row.state,
      saidNo: row.said_no === 1,
      nextOn: row.next_on === null ? null : dateOfDay(row.next_on),
      addedAt: isoTime(row.created_at),
      changedAt: isoTime(row.updated_at),
      talks: (byPerson.get(row.id) ?? []).map(exportedTalk),
    })
    const people: ReturnType<typeof exported>[] = []
    for (const row of rows) {
      people.push(exported(row))
      if (people.length % AT_ONCE === 0) await setImmediate()
    }
    return { people, peopleCalendar }
  },
  async erase(db, { id }) {
    for (const table of ['talks', 'people', 'calendar_feeds'] as const) {
      await db.deleteFrom(table).where('member_id', '=', id).execute()
    }
  },
}
