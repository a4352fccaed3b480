import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { consentsOf } from './queries.ts'

export const personalData: PersonalData = {
  tables: ['progress_consents'],
  async export(db, { id }) {
    const rows = await consentsOf(db, id)
    return {
      progressConsents: rows.map(({ name, agreed, wording, language, said_at }) => ({
        sponsor: name,
        agreed: agreed === 1,
        wording: wording.replaceAll('{sponsor}', () => name),
        language,
        at: isoTime(said_at),
      })),
    }
  },
  /** What recruits said about a sponsor who leaves stays with them: it names no one. */
  async erase(db, { id }) {
    await db.deleteFrom('progress_consents').where('member_id', '=', id).execute()
  },
}
