import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['translations'],
  async export(db, { id }) {
    const reviewed = await db
      .selectFrom('translations')
      .select(['language', 'kind', 'entity', 'reviewed_at'])
      .where('reviewed_by', '=', id)
      .orderBy('language')
      .orderBy('kind')
      .orderBy('entity')
      .execute()
    return {
      reviewedTranslations: reviewed.map(({ reviewed_at, ...of }) => ({ ...of, reviewedAt: isoTime(reviewed_at) })),
    }
  },
  /** That it was reviewed stays, and nobody learns by whom. */
  async erase(db, { id }) {
    await db.updateTable('translations').set({ reviewed_by: null }).where('reviewed_by', '=', id).execute()
  },
}
