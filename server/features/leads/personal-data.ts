import { provedEmailHash } from '#server/features/mail/public.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { contactsOf } from './contact-queries.ts'
import { deleteLeads, leadsWithHash } from './queries.ts'

export const personalData: PersonalData = {
  tables: ['leads'],
  async export(db, member) {
    const hash = provedEmailHash(member)
    const asked = hash === null ? [] : await leadsWithHash(db, hash)
    return {
      contacts: await contactsOf(db, member.id),
      contactRequests: asked.map((lead) => ({
        name: lead.name,
        email: lead.email,
        phone: lead.phone,
        consent: lead.consent_text,
        consentSource: lead.consent_source,
        askedAt: isoTime(lead.created_at),
      })),
    }
  },
  /**
   * What happens to a member's leads when their account is deleted: people who asked for them alone are deleted, people
   * who also agreed to another member keep their place in the pool, without a phone number, and people they got by a
   * redemption stay delivered, so that no other member gets them. What was asked for by a contact form with the member's
   * proved address goes, too.
   */
  async erase(db, member) {
    const { id } = member
    const hash = provedEmailHash(member)
    if (hash !== null) await deleteLeads(db, hash)
    await db
      .deleteFrom('leads')
      .where('owner_id', '=', id)
      .where(({ eb, or, selectFrom }) => {
        // An address is there once without an owner, so an owned row of the same address has nowhere to go.
        const ownerless = selectFrom('leads as pooled').select('pooled.email_hash').where('pooled.owner_id', 'is', null)
        return or([eb('pool_state', '=', 'none'), eb('email_hash', 'in', ownerless)])
      })
      .execute()
    await db.updateTable('leads').set({ owner_id: null, phone: null }).where('owner_id', '=', id).execute()
    await db
      .updateTable('leads')
      .set({ delivery_id: null })
      .where(({ eb, selectFrom }) =>
        eb('delivery_id', 'in', selectFrom('deliveries').select('deliveries.id').where('member_id', '=', id)),
      )
      .execute()
  },
}
