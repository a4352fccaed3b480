import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/**
 * The text that members agreed to said nothing of cards, the steps of the first days, or visits of the week. Who agreed to it is
 * asked again, and shows nothing until then; a no stays. The log keeps what was said, and from here on in which language.
 */
export async function consentAskedAgain(db: Kysely<unknown>, { columns, afterUpdate }: Dialect): Promise<void> {
  await db.schema.alterTable('progress_consents').addColumn('language', columns.text).execute()
  await sql`update members set shares_progress_with = null, progress_answered_for = null
    where shares_progress_with is not null`.execute(db)
  const trigger = { name: 'members_consent_ends', of: ['sponsor_id'], when: IS_FOR_ANOTHER, run: END_CONSENT }
  for (const statement of afterUpdate('members', trigger)) await statement.execute(db)
}

// Else a member who is moved to another sponsor and back would show their progress again without having been asked.
const IS_FOR_ANOTHER = `old.sponsor_id is distinct from new.sponsor_id
  and (new.shares_progress_with is not null or new.progress_answered_for is not null)
  and new.shares_progress_with is distinct from new.sponsor_id`
const END_CONSENT = 'update members set shares_progress_with = null, progress_answered_for = null where id = new.id'
