import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { enterBoard } from '#server/features/leaderboard/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'

let made = 0

/** A member who is on the board unless an administrator. Tokens and points that are given have their ledger entry. */
export async function aMember(
  database: Database,
  { tokens = 0, leaderboard_pts: points = 0, ...overrides }: Partial<Insertable<Schema['members']>> = {},
): Promise<Selectable<Schema['members']>> {
  const number = ++made
  const member: Insertable<Schema['members']> = {
    id: `member-${number}`,
    name: `Member ${number}`,
    email: `Member${number}@example.com`,
    email_key: `member${number}@example.com`,
    phone: null,
    password_hash: null,
    is_admin: 0,
    tokens: 0,
    leaderboard_pts: 0,
    invite_code: `CODE${number}`,
    sponsor_id: null,
    invited_count: 0,
    joined_at: number,
    ...overrides,
  }
  return database.write(async (db) => {
    await db.insertInto('members').values(member).execute()
    if (member.is_admin === 0) await enterBoard(db, member.id)
    if (tokens !== 0 || points !== 0) {
      const at = member.joined_at
      await postEntry(db, { memberId: member.id, kind: 'mission', reference: 'before the test', tokens, points, at })
    }
    return db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
  })
}

/** A mission that nothing stands before. */
export async function aMission(
  database: Database,
  overrides: Partial<Insertable<Schema['missions']>> = {},
): Promise<Selectable<Schema['missions']>> {
  const number = ++made
  const mission: Insertable<Schema['missions']> = {
    id: number,
    title: `Station ${number}`,
    description: `What station ${number} is about`,
    content: `# Station ${number}`,
    tokens: 5,
    points: 10,
    unlock_after: null,
    ...overrides,
  }
  return database.write((db) => db.insertInto('missions').values(mission).returningAll().executeTakeFirstOrThrow())
}
