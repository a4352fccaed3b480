import type { PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['password_links', 'email_links'],
  async erase(db, { id }) {
    await db.deleteFrom('password_links').where('member_id', '=', id).execute()
    await db.deleteFrom('email_links').where('member_id', '=', id).execute()
  },
}
