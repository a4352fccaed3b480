import type { ConversationScript } from 'contract/conversation-script'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { ConversationTables } from '#server/database/tables/conversations.ts'

export type ConversationRow = Selectable<ConversationTables['conversations']>

/** @returns also one that isn't published, never a deleted one */
export function findConversation(db: Db, slug: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The same, with its row locked until the transaction ends, so that two changes at once make two versions. */
export function lockConversation(db: Transaction, slug: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .modifyEnd(dialectOf(db).lockRows.change)
    .executeTakeFirst()
}

/** In the order in which they were added. */
export function listConversations(db: Db): Promise<ConversationRow[]> {
  return db.selectFrom('conversations').selectAll().where('deleted_at', 'is', null).orderBy('id').execute()
}

/** Whether there ever was one, deleted ones included. */
export async function hadConversations(db: Db): Promise<boolean> {
  const found = await db.selectFrom('conversations').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

export async function findScript(db: Db, id: number, version: number): Promise<ConversationScript | undefined> {
  const found = await db
    .selectFrom('conversation_versions')
    .select('script')
    .where('conversation_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return found === undefined ? undefined : (JSON.parse(found.script) as ConversationScript)
}

/** The scripts of versions of different conversations, each with its conversation's id. */
export async function findScripts(
  db: Db,
  versions: readonly Pick<RunRow, 'conversation_id' | 'version'>[],
): Promise<(ConversationScript & { id: number })[]> {
  if (versions.length === 0) return []
  const rows = await db
    .selectFrom('conversation_versions')
    .select(['conversation_id', 'script'])
    .where(({ and, or }) => or(versions.map(({ conversation_id, version }) => and({ conversation_id, version }))))
    .execute()
  return rows.map(({ conversation_id: id, script }) => ({ id, ...(JSON.parse(script) as ConversationScript) }))
}

/** What the endings of conversations are called today, by slug and then by the ending's id. Deleted conversations are left out. */
export async function readEndingTitles(db: Db, slugs: readonly string[]): Promise<Map<string, Map<string, string>>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('conversation_versions as current', (join) =>
      join
        .onRef('current.conversation_id', '=', 'conversations.id')
        .onRef('current.version', '=', 'conversations.current_version'),
    )
    .select(['conversations.slug', 'current.script'])
    .where('conversations.slug', 'in', slugs)
    .where('conversations.deleted_at', 'is', null)
    .execute()
  const titlesOf = ({ endings }: ConversationScript) => new Map(endings.map(({ id, title }) => [id, title]))
  return new Map(rows.map(({ slug, script }) => [slug, titlesOf(JSON.parse(script))]))
}

/** @throws an Error when the version isn't there */
export async function readScript(db: Db, { id, current_version }: ConversationRow): Promise<ConversationScript> {
  const script = await findScript(db, id, current_version)
  if (script === undefined) throw new Error(`Conversation ${id} has no version ${current_version}`)
  return script
}

/** @returns undefined when the slug is taken, also by a deleted conversation */
export function insertConversation(
  db: Transaction,
  row: Insertable<ConversationTables['conversations']>,
): Promise<ConversationRow | undefined> {
  return db
    .insertInto('conversations')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
}

type Version = { id: number; version: number; script: ConversationScript; at: number; isPublished: boolean }

export async function insertVersion(db: Transaction, { id, version, script, at, isPublished }: Version): Promise<void> {
  const published_at = isPublished ? at : null
  const row = { conversation_id: id, version, script: JSON.stringify(script), created_at: at, published_at }
  await db.insertInto('conversation_versions').values(row).execute()
}

/** From now on members can play the current version, even after a newer one is added. */
export async function markPublished(db: Transaction, { id, current_version }: ConversationRow, at: number) {
  await db
    .updateTable('conversation_versions')
    .set({ published_at: at })
    .where('conversation_id', '=', id)
    .where('version', '=', current_version)
    .where('published_at', 'is', null)
    .execute()
}

/** A version that members have been able to play; undefined for others. */
export async function findPublishedScript(
  db: Db,
  id: number,
  version: number,
): Promise<ConversationScript | undefined> {
  const found = await db
    .selectFrom('conversation_versions')
    .select('script')
    .where('conversation_id', '=', id)
    .where('version', '=', version)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return found === undefined ? undefined : (JSON.parse(found.script) as ConversationScript)
}

export function changeConversation(
  db: Transaction,
  id: number,
  change: Partial<Omit<ConversationRow, 'id' | 'slug'>>,
): Promise<ConversationRow> {
  return db.updateTable('conversations').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export type RunRow = { conversation_id: number; version: number; ending: string; is_clear: 0 | 1; played_at: number }

/** A member's runs, oldest first. */
export function runsOf(db: Db, memberId: string): Promise<RunRow[]> {
  return db
    .selectFrom('practice_runs')
    .select(['conversation_id', 'version', 'ending', 'is_clear', 'played_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
}

export async function insertRun(db: Transaction, run: Insertable<ConversationTables['practice_runs']>): Promise<void> {
  await db.insertInto('practice_runs').values(run).execute()
}
