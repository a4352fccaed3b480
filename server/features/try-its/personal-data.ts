import { dateOfDay } from 'game/reviews'
import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['try_its'],
  async export(db, { id }) {
    const rows = await db
      .selectFrom('try_its')
      .select(['source', 'text', 'asked_on', 'answer', 'answered_at'])
      .where('member_id', '=', id)
      .orderBy('source')
      .execute()
    return {
      tryIts: rows.map(({ asked_on, answered_at, ...row }) => ({
        ...row,
        askedOn: dateOfDay(asked_on),
        answeredAt: isoTime(answered_at),
      })),
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('try_its').where('member_id', '=', id).execute()
  },
}
