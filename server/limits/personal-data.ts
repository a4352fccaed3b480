import { LIMITS } from '#server/limits/limits.ts'
import type { PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['attempts'],
  /** The count that has the address in its key. That of mails stays: registering again must not reset it. */
  async erase(db, { email_key }) {
    await db.deleteFrom('attempts').where('key', '=', LIMITS.logInToAccount(email_key).key).execute()
  },
}
