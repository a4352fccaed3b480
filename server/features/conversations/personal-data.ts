import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['practice_runs'],
  async export(db, { id }) {
    const runs = await db
      .selectFrom('practice_runs')
      .innerJoin('conversations', 'conversations.id', 'practice_runs.conversation_id')
      .select(['conversations.slug', 'version', 'ending', 'is_clear', 'facts', 'harms', 'played_at'])
      .where('member_id', '=', id)
      .orderBy('practice_runs.id')
      .execute()
    return {
      practice: runs.map((run) => ({
        conversation: run.slug,
        version: run.version,
        ending: run.ending,
        isClear: run.is_clear === 1,
        facts: JSON.parse(run.facts),
        harms: JSON.parse(run.harms),
        playedAt: isoTime(run.played_at),
      })),
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('practice_runs').where('member_id', '=', id).execute()
  },
}
