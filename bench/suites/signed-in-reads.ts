import { join } from 'node:path'
import { capture, requireSameAnswer } from '../baseline/captured-answer.ts'
import type { HttpRequest } from '../load/job.ts'
import { putLoadOn } from '../load/load.ts'
import { baseline, PRODUCT, type Server, startServer } from '../processes.ts'
import type { Goal } from '../ratio.ts'
import { reportRatio } from '../report.ts'
import { compare } from '../rounds.ts'
import {
  insertCompletions,
  insertMembers,
  insertSessions,
  readStations,
  seedSqlite,
  sessionCookie,
  sumOf,
} from '../seed.ts'
import type { Settings } from './suite.ts'

const MEMBERS = 100_000
/** So many of them read, in turn. */
const READERS = 2_000

const CALLS: { path: string; goal?: Goal }[] = [
  { path: '/api/auth/me', goal: { atLeast: 0.5 } },
  { path: '/api/leaderboard' },
]

/** What the product costs over the same reads in SQL by hand. */
export async function signedInReads({ pace, folder }: Settings): Promise<void> {
  const file = join(folder, 'whistlestop.db')
  await seedSqlite(file, (sqlite) => {
    const stations = readStations(sqlite)
    const stationsOf = (index: number) => stations.slice(0, index % (stations.length + 1))
    insertMembers(sqlite, MEMBERS, (index) => sumOf(stationsOf(index)))
    insertCompletions(sqlite, MEMBERS, stationsOf)
    insertSessions(sqlite, READERS)
  })
  const product = await startServer(PRODUCT, { DATA_DIR: folder })
  for (const { path, goal } of CALLS) {
    const { headers } = await capture(product.origin + path, sessionCookie(0))
    const settings = { DATABASE_FILE: file, HEADERS: JSON.stringify(headers) }
    const handWritten = await startServer(baseline('hand-written'), settings)
    await requireSameAnswers(product, handWritten, path)

    const requests = Array.from({ length: READERS }, (_, index): HttpRequest => {
      return { method: 'GET', path, cookie: sessionCookie(index) }
    })
    const read = (server: Server) => (seconds: number) =>
      putLoadOn({ server, requests, whenAllAreSent: 'repeat', seconds, folder })
    const comparison = await compare(read(product), read(handWritten), pace)
    reportRatio(`GET ${path}`, 'hand-written SQL', comparison, goal)
    await handWritten.stop()
  }
  await product.stop()
}

/** For members at every stage of the line. */
async function requireSameAnswers(product: Server, handWritten: Server, path: string): Promise<void> {
  for (let index = 0; index < 12; index++) {
    await requireSameAnswer(product.origin + path, handWritten.origin + path, sessionCookie(index))
  }
}
