import { isoTime, type PersonalData } from '#server/personal-data.ts'

const DAY = 24 * 3_600_000

export const personalData: PersonalData = {
  tables: ['challenge_progress'],
  async export(db, { id }) {
    const challenges = await db
      .selectFrom('challenge_progress')
      .select(['challenge_key', 'count', 'last_day', 'completed_at'])
      .where('member_id', '=', id)
      .orderBy('challenge_key')
      .execute()
    return {
      challenges: challenges.map((row) => ({
        challenge: row.challenge_key,
        count: row.count,
        lastDay: row.last_day === null ? null : isoTime(row.last_day * DAY)?.slice(0, 10),
        completedAt: isoTime(row.completed_at),
      })),
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('challenge_progress').where('member_id', '=', id).execute()
  },
}
