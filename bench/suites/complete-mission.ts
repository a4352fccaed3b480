import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { baseline, PRODUCT, startServer } from '../processes.ts'
import { reportDetail, reportRatio } from '../report.ts'
import { compare } from '../rounds.ts'
import { insertMembers, insertSessions, seedSqlite } from '../seed.ts'
import { COMPLETIONS_A_SECOND, Completions } from './completions.ts'
import type { Settings } from './suite.ts'

/** What the group commit is worth: durable writes, each another member's first completion. */
export async function completeMission({ pace, folder }: Settings): Promise<void> {
  const members = COMPLETIONS_A_SECOND * (pace.warmUp + pace.rounds * pace.seconds)
  const grouped = join(folder, 'grouped')
  const single = join(folder, 'single')
  await seedSqlite(join(grouped, 'whistlestop.db'), (sqlite) => {
    insertMembers(sqlite, members, () => ({ tokens: 0, points: 0 }))
    insertSessions(sqlite, members)
  })
  cpSync(grouped, single, { recursive: true })

  const product = await startServer(PRODUCT, { DATA_DIR: grouped })
  const oneByOne = await startServer(baseline('one-commit-a-request'), { DATA_DIR: single })
  const ours = new Completions(product, grouped)
  const theirs = new Completions(oneByOne, single)
  const comparison = await compare(ours.putLoad, theirs.putLoad, pace)
  reportRatio('POST complete-mission, durable', 'one commit a request', comparison, { atLeast: 3 })
  await Promise.all([product.stop(), oneByOne.stop()])
  reportDetail(`product: ${ours.verify()}`)
  reportDetail(`one commit a request: ${theirs.verify()}`)
}
