import { LIMITS } from '#server/limits/limits.ts'
import type { PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['attempts'],
  /** The counts that have the address in their key. */
  async erase(db, { email_key }) {
    const keys = [LIMITS.logInToAccount(email_key).key, LIMITS.mailToAccount(email_key).key]
    await db.deleteFrom('attempts').where('key', 'in', keys).execute()
  },
}
