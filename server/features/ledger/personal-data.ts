import { isoTime, type PersonalData } from '#server/personal-data.ts'

/** The ledger stays when an account is deleted: it is append-only. Administrators are told to write nothing private there. */
export const personalData: PersonalData = {
  tables: ['ledger'],
  async export(db, { id }) {
    const entries = await db
      .selectFrom('ledger')
      .select(['kind', 'reference', 'tokens', 'points', 'created_at', 'note'])
      .where('member_id', '=', id)
      .orderBy('created_at')
      .orderBy('kind')
      .orderBy('reference')
      .execute()
    return { ledger: entries.map(({ created_at, ...entry }) => ({ ...entry, at: isoTime(created_at) })) }
  },
}
