import type { PersonalData } from '#server/personal-data.ts'
import { deliveriesOf } from './deliveries-of.ts'

export const personalData: PersonalData = {
  tables: ['deliveries', 'delivered_items'],
  export: async (db, { id }) => ({ rewards: await deliveriesOf(db, id) }),
  async erase(db, { id }) {
    await db.deleteFrom('deliveries').where('member_id', '=', id).execute()
    await db.deleteFrom('delivered_items').where('member_id', '=', id).execute()
  },
}
