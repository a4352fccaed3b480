import type { RuleFinding } from 'content/conversation-finding'
import { conversationFindings } from 'content/conversation-rules'
import type { ConversationScript } from 'contract/conversation-script'
import type { ConversationUpdate, NewConversation } from 'contract/conversations'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { Refusal } from '#server/refusal.ts'
import {
  type ConversationRow,
  changeConversation,
  findConversation,
  insertConversation,
  insertVersion,
  lockConversation,
  markPublished,
  readScript,
} from './queries.ts'
import type { EditedConversation } from './view.ts'

type Needed = Pick<Dependencies, 'database' | 'now'>

/** Adds a draft. @throws Refusal CONVERSATION_EXISTS */
export async function createConversation(
  { database, now }: Needed,
  actor: Actor,
  { slug, script }: NewConversation,
): Promise<EditedConversation> {
  const created = await database.write(async (db) => {
    const after = await addConversation(db, { slug, script, isPublished: false, at: now() })
    if (after === undefined) throw new Refusal('CONVERSATION_EXISTS')
    await recordAudit(db, actor, { kind: 'conversation-created', at: now(), target: targetOf(after), after })
    return after
  })
  return { row: created, script }
}

type Added = { slug: string; script: ConversationScript; isPublished: boolean; at: number }

/** @returns undefined when the slug is taken */
export async function addConversation(db: Transaction, { slug, script, isPublished, at }: Added) {
  const row = await insertConversation(db, {
    slug,
    ...listedFields(script),
    is_published: isPublished ? 1 : 0,
    current_version: 1,
    updated_at: at,
    deleted_at: null,
  })
  if (row !== undefined) await insertVersion(db, { id: row.id, version: 1, script, at, isPublished })
  return row
}

/**
 * Makes a new version. One that breaks a rule can only be saved while the conversation isn't published.
 * @throws Refusal CONVERSATION_NOT_FOUND, CHANGED_MEANWHILE, CONVERSATION_NOT_READY
 */
export async function updateConversation(
  { database, now }: Needed,
  actor: Actor,
  slug: string,
  { script, updatedAt }: ConversationUpdate,
): Promise<EditedConversation> {
  // Before the transaction, because other writes wait for it and counting many paths takes time.
  const findings = conversationFindings(script)
  const updated = await database.write(async (db) => {
    const before = await requireLocked(db, slug)
    refuseUnseenChange(updatedAt, before)
    if (before.is_published === 1) requireNone(findings)
    const at = momentOfChange(now(), before)
    const version = before.current_version + 1
    await insertVersion(db, { id: before.id, version, script, at, isPublished: before.is_published === 1 })
    const after = await changeConversation(db, before.id, {
      ...listedFields(script),
      current_version: version,
      updated_at: at,
    })
    await recordAudit(db, actor, { kind: 'conversation-updated', at: now(), target: targetOf(after), before, after })
    return after
  })
  return { row: updated, script }
}

/**
 * Shows a conversation to members, or hides it.
 * @throws Refusal CONVERSATION_NOT_FOUND, CHANGED_MEANWHILE, and CONVERSATION_NOT_READY when it breaks a rule
 */
export async function publishConversation(
  { database, now }: Needed,
  actor: Actor,
  slug: string,
  isPublished: boolean,
): Promise<EditedConversation> {
  const seen = await requireConversation(database.read, slug)
  const script = await readScript(database.read, seen)
  if (isPublished) requireNone(conversationFindings(script))
  const published = await database.write(async (db) => {
    const before = await requireLocked(db, slug)
    if (before.current_version !== seen.current_version) throw new Refusal('CHANGED_MEANWHILE')
    const at = momentOfChange(now(), before)
    const after = await changeConversation(db, before.id, { is_published: isPublished ? 1 : 0, updated_at: at })
    if (isPublished) await markPublished(db, after, at)
    await recordAudit(db, actor, { kind: 'conversation-published', at: now(), target: targetOf(after), before, after })
    return after
  })
  return { row: published, script }
}

/**
 * Removes a conversation from every list. What members reached and earned in it stays.
 * @throws Refusal CONVERSATION_NOT_FOUND
 */
export function deleteConversation({ database, now }: Needed, actor: Actor, slug: string): Promise<void> {
  return database.write(async (db) => {
    const before = await requireLocked(db, slug)
    const at = momentOfChange(now(), before)
    await changeConversation(db, before.id, { is_published: 0, updated_at: at, deleted_at: at })
    await recordAudit(db, actor, { kind: 'conversation-deleted', at: now(), target: targetOf(before), before })
  })
}

async function requireLocked(db: Transaction, slug: string): Promise<ConversationRow> {
  const row = await lockConversation(db, slug)
  if (row === undefined) throw new Refusal('CONVERSATION_NOT_FOUND')
  return row
}

/** @throws Refusal CONVERSATION_NOT_FOUND */
export async function requireConversation(db: Db, slug: string): Promise<ConversationRow> {
  const row = await findConversation(db, slug)
  if (row === undefined) throw new Refusal('CONVERSATION_NOT_FOUND')
  return row
}

/** @throws Refusal CONVERSATION_NOT_READY, with the first finding */
function requireNone([first, ...others]: readonly RuleFinding[]): void {
  if (first === undefined) return
  const { node, sentence } = first
  throw new Refusal('CONVERSATION_NOT_READY', {
    message: ({ content, conversationRules }) => {
      const said = sentence(conversationRules)
      const finding = node === null ? said : conversationRules.at({ node, finding: said })
      return content.notReady({ finding, more: others.length })
    },
  })
}

function listedFields({ theme, title, partner, objective, minutes }: ConversationScript) {
  return { theme, title, partner: partner.name, objective, minutes }
}

function targetOf({ slug }: ConversationRow) {
  return { kind: 'conversation', id: slug }
}
