import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aClient } from '#server/testing/client.ts'
import { between, figure, remark, seeded, size } from '#server/testing/fault-settings.ts'
import { Ground } from './engines.ts'
import { DISK_CALLS, isSuccess, ReplayedDisk } from './replayed-disk.ts'
import { attachStrace, canTrace } from './strace.ts'

const MEMBERS = 60
const STATIONS = [1, 2, 3, 4, 5]

/** What was acknowledged: that a member joined, and each station that they completed. */
type Acknowledged = { memberId: string; missionId: number | undefined }

test('a power cut takes nothing that SQLite had acknowledged, whichever unsynced writes are lost', async () => {
  if (!(await canTrace())) return remark('power cuts: not tried, because strace is not there or not allowed')
  const cuts = size('POWER_CUTS', 20, 50)
  const random = seeded('power cuts')
  const ground = new Ground()
  try {
    const { disk, lines, acknowledged } = await record(ground)
    const last = lines.findLastIndex(isSuccess)
    const moments = new Set<number>()
    while (moments.size < cuts) moments.add(between(random, 0, last))
    let answered = 0
    let dropped = 0
    for (const [index, line] of lines.entries()) {
      if (isSuccess(line)) answered += 1
      else disk.apply(line)
      if (!moments.has(index)) continue
      // All unsynced writes are lost, or any of them, as on a disk that reorders writes.
      const share = [0, 0.5, 1][dropped % 3] ?? 0
      dropped += 1
      const lost = lostAfter(
        disk.afterPowerCut(() => random() < share),
        acknowledged.slice(0, answered),
      )
      expect(lost, `after ${answered} answers`).toEqual([])
    }
    expect(answered).toBe(acknowledged.length)
    figure(`${moments.size} power cuts among ${answered} acknowledged writes to SQLite: 0 lost, each file whole`)
  } finally {
    await ground.remove()
  }
})

/** Members who join and travel the line, one answer after the other, and all that the program did to its disk. */
async function record(ground: Ground) {
  const { program } = await ground.start({ LOG_LEVEL: 'fatal' })
  // What the start wrote is synced with the first commit after it.
  await aClient(program.url)
  const file = join(ground.folder, 'whistlestop.db')
  const disk = new ReplayedDisk([file, `${file}-wal`])
  const seen = join(ground.folder, 'strace')
  const end = await attachStrace([program.process.pid ?? 0], [...DISK_CALLS, '-o', seen])
  const acknowledged: Acknowledged[] = []
  for (let member = 0; member < MEMBERS; member++) {
    const client = await aClient(program.url)
    const memberId = client.user.id
    acknowledged.push({ memberId, missionId: undefined })
    for (const missionId of STATIONS) {
      expect((await client.complete(missionId)).status).toBe(200)
      acknowledged.push({ memberId, missionId })
    }
  }
  await end()
  return { disk, lines: readFileSync(seen, 'latin1').split('\n'), acknowledged }
}

/** Opens what is left as the next start would. @returns what is missing of what was acknowledged, or broken */
function lostAfter(files: readonly [path: string, bytes: Buffer][], acknowledged: readonly Acknowledged[]): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-cut-'))
  for (const [path, bytes] of files) writeFileSync(join(folder, basename(path)), bytes)
  const database = new DatabaseSync(join(folder, 'whistlestop.db'))
  try {
    const joined = database.prepare('select 1 from members where id = ?')
    const paid = database.prepare("select 1 from ledger where member_id = ? and kind = 'mission' and reference = ?")
    const lost = acknowledged.filter(({ memberId, missionId }) =>
      missionId === undefined ? !joined.get(memberId) : !paid.get(memberId, String(missionId)),
    )
    const integrity = database.prepare('pragma integrity_check').get()?.integrity_check
    return integrity === 'ok' ? lost : [...lost, integrity]
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
}
