import { type Kysely, sql } from 'kysely'

/** Removes the names of deleted members from their sponsors' lists: a stored "Former member" can't be translated. */
export async function formerMembers(db: Kysely<unknown>): Promise<void> {
  const [name, none] = ['"name":"Former member"', '"name":null']
  await sql`update members set invited_recent = replace(invited_recent, ${name}, ${none})
    where invited_recent like ${`%${name}%`}`.execute(db)
}
