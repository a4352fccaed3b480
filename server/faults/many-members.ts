import type { Database } from '#server/database/database.ts'
import { rebuildHistogram } from '#server/features/leaderboard/public.ts'

/** Rows in one insert: as many parameters as both engines take. */
const PAGE = 1_000

const ENTRIES = [
  { kind: 'mission', reference: '1', tokens: 5, points: 10 },
  { kind: 'mission', reference: '2', tokens: 5, points: 15 },
  { kind: 'quiz', reference: '1', tokens: 0, points: 10 },
] as const

/** Members with none to three entries each, which their balances are the sums of. */
export async function addMembers({ write, exclusive }: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += PAGE) {
    const numbers = Array.from({ length: Math.min(PAGE, count - start) }, (_, index) => start + index)
    await write(async (db) => {
      await db.insertInto('members').values(numbers.map(memberRow)).execute()
      await db.insertInto('ledger').values(numbers.flatMap(entryRows)).execute()
    })
  }
  await exclusive(rebuildHistogram)
}

function entriesOf(number: number) {
  return ENTRIES.slice(0, number % (ENTRIES.length + 1))
}

function memberRow(number: number) {
  const id = `m${String(number).padStart(15, '0')}`
  const entries = entriesOf(number)
  return {
    id,
    name: `Member ${number}`,
    email: `${id}@example.com`,
    email_key: `${id}@example.com`,
    is_admin: 0 as const,
    tokens: entries.reduce((sum, { tokens }) => sum + tokens, 0),
    leaderboard_pts: entries.reduce((sum, { points }) => sum + points, 0),
    invite_code: String(number).padStart(8, '0'),
    invited_count: 0,
    joined_at: number,
  }
}

function entryRows(number: number) {
  const { id } = memberRow(number)
  return entriesOf(number).map((entry) => ({ member_id: id, created_at: number, ...entry }))
}
