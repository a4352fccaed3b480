import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['invitations'],
  /** Recipients are stored only as hashes. */
  async export(db, { id }) {
    const invitations = await db
      .selectFrom('invitations')
      .select(['created_at', 'is_mailed'])
      .where('member_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return { invitations: invitations.map((row) => ({ at: isoTime(row.created_at), isMailed: row.is_mailed === 1 })) }
  },
  async erase(db, { id }) {
    await db.deleteFrom('invitations').where('member_id', '=', id).execute()
  },
}
