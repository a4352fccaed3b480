import type { Db } from '#server/database/database.ts'
import type { LedgerKind } from '#server/database/tables/ledger.ts'
import { translate } from '#server/features/translations/public.ts'

/** Where a page begins: after this entry. Entries of the same time are distinguished by what they were for. */
export type After = { at: number; kind: string; reference: string }

/** A member's entries, newest first. @param after null for the newest */
export function entriesAfter(db: Db, memberId: string, after: After | null, atMost: number) {
  const entries = db
    .selectFrom('ledger')
    .select(['kind', 'reference', 'tokens', 'points', 'note', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('reference', 'desc')
    .limit(atMost)
  if (after === null) return entries.execute()
  return entries
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('created_at', 'kind', 'reference'),
        '<',
        // A client may send an unknown kind.
        tuple(after.at, after.kind as LedgerKind, after.reference),
      ),
    )
    .execute()
}

/** What things are called, by their id as the ledger refers to it. */
export type Names = ReadonlyMap<string, string>

/** Whether hidden things are named, too, and the language of the reader. */
export type Reading = { withHidden: boolean; language: string }

function byId(rows: readonly { id: number; title: string }[]): Names {
  return new Map(rows.map(({ id, title }) => [String(id), title]))
}

export async function missionTitles(db: Db, ids: readonly number[], language: string): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('missions').select(['id', 'title']).where('id', 'in', ids).execute()
  return byId(await translate(db, language, 'mission', rows))
}

/** @param withHidden whether hidden courses are among them */
export async function courseTitles(db: Db, ids: readonly number[], { withHidden, language }: Reading): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('is_public', '>=', withHidden ? 0 : 1)
    .execute()
  return byId(await translate(db, language, 'course', rows))
}

/** By their slugs. @param withHidden whether conversations that aren't published are among them */
export async function conversationTitles(
  db: Db,
  slugs: readonly string[],
  { withHidden, language }: Reading,
): Promise<Names> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'slug', 'title'])
    .where('slug', 'in', slugs)
    .where('is_published', '>=', withHidden ? 0 : 1)
    .execute()
  const translated = await translate(db, language, 'conversation', rows)
  return new Map(translated.map(({ slug, title }) => [slug, title]))
}

/** @param withHidden whether those of hidden courses are among them */
export async function quizQuestions(db: Db, ids: readonly number[], { withHidden, language }: Reading): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('quizzes')
    .leftJoin('courses', 'courses.id', 'quizzes.course_id')
    .select(['quizzes.id', 'quizzes.question'])
    .where('quizzes.id', 'in', ids)
    .where((eb) => eb.or([eb('quizzes.course_id', 'is', null), eb('courses.is_public', '>=', withHidden ? 0 : 1)]))
    .execute()
  const translated = await translate(db, language, 'quiz', rows)
  return new Map(translated.map(({ id, question }) => [String(id), question]))
}

/** Without members who left. */
export async function memberNames(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const members = db.selectFrom('members').select(['id', 'name']).where('id', 'in', ids)
  const rows = await members.where('deleted_at', 'is', null).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * The person of a rescue card, by the card's id. People who no longer show their progress to the sponsor aren't named.
 */
export async function helpedNames(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('rescues')
    .innerJoin('members', 'members.id', 'rescues.member_id')
    .whereRef('members.sponsor_id', '=', 'rescues.sponsor_id')
    .whereRef('members.shares_progress_with', '=', 'rescues.sponsor_id')
    .select(['rescues.id', 'members.name'])
    .where('rescues.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Which reward a delivery brought. */
export async function rewardTypes(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('deliveries').select(['id', 'reward_type']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, reward_type }) => [id, reward_type]))
}
