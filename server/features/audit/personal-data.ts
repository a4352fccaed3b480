import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['audit_log'],
  /** What happened to the security of the member's own account, oldest first. */
  async export(db, { id }) {
    const events = await db
      .selectFrom('audit_log')
      .select(['at', 'kind', 'actor_kind', 'outcome', 'address_block', 'state_before', 'state_after'])
      .where('target_kind', '=', 'member')
      .where('target_id', '=', id)
      .orderBy('id')
      .execute()
    return {
      securityEvents: events.map((row) => ({
        at: isoTime(row.at),
        kind: row.kind,
        by: row.actor_kind,
        outcome: row.outcome,
        before: row.state_before,
        after: row.state_after,
        networkAddress: row.actor_kind === 'administrator' ? null : row.address_block,
      })),
    }
  },
  /**
   * The rows stay, with an id that no longer identifies a person. What they say about the member, and the address
   * blocks, are erased.
   */
  async erase(db, { id: memberId }) {
    await db
      .updateTable('audit_log')
      .set({ state_before: null, state_after: null, address_block: null })
      .where('target_id', '=', memberId)
      .where('target_kind', '=', 'member')
      .where('actor_kind', '!=', 'administrator')
      .execute()
    await db
      .updateTable('audit_log')
      .set({ state_before: null, state_after: null })
      .where('target_id', '=', memberId)
      .where('target_kind', '=', 'member')
      .execute()
    await db.updateTable('audit_log').set({ address_block: null }).where('actor_id', '=', memberId).execute()
  },
}
