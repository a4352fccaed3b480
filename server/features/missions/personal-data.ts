import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['mission_completions'],
  async export(db, { id }) {
    const stations = await db
      .selectFrom('mission_completions')
      .innerJoin('missions', 'missions.id', 'mission_completions.mission_id')
      .select(['missions.title', 'mission_completions.completed_at'])
      .where('mission_completions.member_id', '=', id)
      .orderBy('missions.id')
      .execute()
    return {
      learned: { stations: stations.map(({ title, completed_at }) => ({ title, completedAt: isoTime(completed_at) })) },
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('mission_completions').where('member_id', '=', id).execute()
  },
}
