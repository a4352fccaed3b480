import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { putLoadOn } from '../load/load.ts'
import { PRODUCT, startServer } from '../processes.ts'
import { reportDetail, reportRatio } from '../report.ts'
import { compare } from '../rounds.ts'
import { insertMembers, insertSessions, memberId, seedSqlite, sessionCookie } from '../seed.ts'
import type { Settings } from './suite.ts'

const INVITED = 100_000
const [VETERAN, NEWCOMER] = [0, 1]
const PATH = '/api/auth/me'

/** What `me` costs somebody who brought very many people over what it costs somebody new, in the same program. */
export async function manyReferrals({ pace, folder }: Settings): Promise<void> {
  await seedSqlite(join(folder, 'whistlestop.db'), (sqlite) => {
    insertMembers(sqlite, INVITED + 2, () => ({ tokens: 0, points: 0 }))
    giveReferrals(sqlite)
    insertSessions(sqlite, 2)
  })
  const server = await startServer(PRODUCT, { DATA_DIR: folder })
  const answer = await fetch(server.origin + PATH, { headers: { cookie: sessionCookie(VETERAN) } })
  reportDetail(
    `the user object of a member with ${INVITED} referrals: ${(await answer.arrayBuffer()).byteLength} bytes`,
  )
  const readAs = (member: number) => (seconds: number) => {
    const requests = [{ method: 'GET', path: PATH, cookie: sessionCookie(member) } as const]
    return putLoadOn({ server, requests, whenAllAreSent: 'repeat', seconds, folder })
  }
  const comparison = await compare(readAs(VETERAN), readAs(NEWCOMER), pace)
  reportRatio(`GET ${PATH} with ${INVITED} referrals`, 'a new member', comparison, { atLeast: 0.77 })
  await server.stop()
}

function giveReferrals(sqlite: DatabaseSync): void {
  const [veteran, newcomer] = [memberId(VETERAN), memberId(NEWCOMER)]
  sqlite.prepare('update members set sponsor_id = ? where id not in (?, ?)').run(veteran, veteran, newcomer)
  // As the program notes them when somebody joins.
  sqlite
    .prepare(
      `update members set invited_recent = (
         select json_group_array(json_object('id', id, 'name', name, 'joinedAt', strftime('%FT%R:%fZ', joined_at / 1000.0, 'unixepoch')))
         from (select * from members where sponsor_id = ?1 order by joined_at desc, id limit 100))
       where id = ?1`,
    )
    .run(veteran)
  const counts = 'update members set invited_count = ?, paid_referral_count = ? where id = ?'
  sqlite.prepare(counts).run(INVITED, INVITED, veteran)
  sqlite.exec(
    `insert into referrals (invited_id, sponsor_id, state, created_at, paid_at)
     select id, sponsor_id, 'paid', joined_at, joined_at from members where sponsor_id is not null`,
  )
}
