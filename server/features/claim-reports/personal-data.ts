import { provedEmailHash } from '#server/features/mail/public.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['claim_reports'],
  async export(db, member) {
    const reports = await db
      .selectFrom('claim_reports')
      .select(['claim', 'seen_where', 'email', 'created_at', 'handled_at'])
      .where('email_hash', '=', provedEmailHash(member))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return {
      claimReports: reports.map(({ created_at, handled_at, seen_where, ...report }) => ({
        ...report,
        seenWhere: seen_where,
        at: isoTime(created_at),
        handledAt: isoTime(handled_at),
      })),
    }
  },
  /** The reports stay, without their author. */
  async erase(db, member) {
    await db
      .updateTable('claim_reports')
      .set({ email: null, email_hash: null })
      .where('email_hash', '=', provedEmailHash(member))
      .execute()
  },
}
