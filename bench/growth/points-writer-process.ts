import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { DatabaseLocation } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { postEntry } from '../../server/features/ledger/public.ts'
import { nthMember } from './many-members.ts'

/**
 * Beside a measurement, in a process of its own: points for members until it is told to stop. `spread` gives anybody any
 * number of points; `same` moves one member after another from 0 to 10, all over the same two totals. At most so many
 * entries a second; 0: as many as it can.
 */
const [location = '', count = '', mode = '', entriesASecond = '0'] = process.argv.slice(2)
const AT_ONCE = 8
const BATCH = 200_000

const database = await openDatabase(JSON.parse(location) as DatabaseLocation, { queryTimeout: 60_000 })
const crossing = mode === 'same' ? await membersWithout() : []
let isOver = false
let written = 0
process.once('SIGTERM', () => {
  isOver = true
})
process.stdout.write('ready\n')
await Promise.all(Array.from({ length: AT_ONCE }, writeOn))
process.stdout.write(`${written}\n`)
await database.close()

async function writeOn(): Promise<void> {
  const pause = Number(entriesASecond) === 0 ? 0 : (1_000 * AT_ONCE) / Number(entriesASecond)
  let next = performance.now() + Math.random() * pause
  while (!isOver) {
    if (pause > 0) await setTimeout(Math.max(0, next - performance.now()))
    next += pause
    const memberId = mode === 'same' ? crossing.pop() : nthMember(randomInt(Number(count)))
    if (memberId === undefined) return
    const points = mode === 'same' ? 10 : 5 * randomInt(1, 100)
    const reference = `bench ${process.pid} ${written++}`
    await database.write((db) =>
      postEntry(db, { memberId, kind: 'adjustment', reference, tokens: 0, points, at: Date.now() }),
    )
  }
}

async function membersWithout(): Promise<string[]> {
  const query = database.read.selectFrom('members').select('id').where('leaderboard_pts', '=', 0)
  return (await query.where('is_on_board', '=', 1).limit(BATCH).execute()).map(({ id }) => id)
}
