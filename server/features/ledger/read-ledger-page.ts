import type { LedgerPage } from 'contract/ledger'
import type { LanguageCode } from 'messages/languages'
import type { Db } from '#server/database/database.ts'
import type { Viewer } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { titlesOf } from './entry-titles.ts'
import { type After, entriesAfter } from './page-queries.ts'

const PAGE = 50

/**
 * One page of a member's tickets, newest first.
 * @param viewer who will see the titles
 * @param after the `next` of the page before
 * @throws Refusal INVALID for a value that no page returned
 */
export async function readLedgerPage(
  db: Db,
  memberId: string,
  viewer: Viewer,
  after: string | undefined,
  language: LanguageCode,
): Promise<LedgerPage> {
  const rows = await entriesAfter(db, memberId, after === undefined ? null : readCursor(after), PAGE + 1)
  const entries = rows.slice(0, PAGE)
  const titleOf = await titlesOf(db, entries, viewer, language)
  const last = rows.length > PAGE ? entries.at(-1) : undefined
  return {
    entries: entries.map((row) => ({
      kind: row.kind,
      reference: row.reference,
      title: titleOf(row),
      tokens: row.tokens,
      points: row.points,
      note: row.note,
      createdAt: new Date(row.created_at).toISOString(),
    })),
    next: last === undefined ? null : `${last.created_at}~${last.kind}~${last.reference}`,
  }
}

function readCursor(text: string): After {
  const [, at, kind, reference] = /^(\d{1,15})~([a-z-]{1,20})~([^~\p{Cc}]{1,160})$/u.exec(text) ?? []
  if (at === undefined || kind === undefined || reference === undefined) throw new Refusal('INVALID')
  return { at: Number(at), kind, reference }
}
