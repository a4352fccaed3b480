import { readFile } from 'node:fs/promises'
import { readConversation } from 'content/load-conversations'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { nextNumber } from '#server/testing/numbers.ts'

const FILE = new URL('../../content/conversations/what-would-i-earn.yaml', import.meta.url)

/** A conversation that breaks no rule. Its `model` is a path to the clear ending. */
export const AN_EXAMPLE = readConversation('what-would-i-earn.yaml', await readFile(FILE, 'utf8'))

/** A published conversation with the script of the example in version 1. */
export function aConversation(
  database: Database,
  overrides: Partial<Insertable<Schema['conversations']>> = {},
): Promise<Selectable<Schema['conversations']>> {
  const { theme, title, partner, objective, minutes } = AN_EXAMPLE.script
  return database.write(async (db) => {
    const row = await db
      .insertInto('conversations')
      .values({
        slug: `conversation-${nextNumber()}`,
        theme,
        title,
        partner: partner.name,
        objective,
        minutes,
        is_published: 1,
        current_version: 1,
        updated_at: 0,
        deleted_at: null,
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const script = JSON.stringify(AN_EXAMPLE.script)
    const version = {
      conversation_id: row.id,
      version: 1,
      script,
      created_at: 0,
      published_at: row.is_published === 1 ? 0 : null,
    }
    await db.insertInto('conversation_versions').values(version).execute()
    return row
  })
}
