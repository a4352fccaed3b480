import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Which versions of a conversation members could ever play. Of older ones nobody knows, so they stay playable. */
export async function publishedVersions(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema.alterTable('conversation_versions').addColumn('published_at', columns.time).execute()
  await sql`update conversation_versions set published_at = created_at`.execute(db)
}
