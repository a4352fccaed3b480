import type { PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['idempotency_keys'],
  async erase(db, { id }) {
    await db.deleteFrom('idempotency_keys').where('member_id', '=', id).execute()
  },
}
