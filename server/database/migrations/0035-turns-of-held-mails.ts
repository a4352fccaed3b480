import { type Kysely, sql } from 'kysely'

/**
 * As of now a held invitation takes the turn of its address when it is released. Before, it took it when it was held, and
 * would now be deleted because of that turn. One that began within a minute of the mail is its own.
 */
export async function turnsOfHeldMails(db: Kysely<unknown>): Promise<void> {
  await sql`delete from attempts where key like 'invite:%' and exists (
    select 1 from mails where to_hash = substr(attempts.key, 8) and state = 'held'
    and attempts.window_ends_at between created_at + 604740000 and created_at + 604800000)`.execute(db)
}
