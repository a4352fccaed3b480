import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aClient } from '#server/testing/client.ts'
import { figure, remark, size } from '#server/testing/fault-settings.ts'
import { describeEachGround, type Ground } from './engines.ts'
import { attachStrace, canTrace } from './strace.ts'

const CALLS = 'fsync,fdatasync,write,writev,sendto,sendmsg'

describeEachGround('an acknowledgement', (ground) => {
  test('comes after what it acknowledges was synced to the disk, each time', async () => {
    if (!(await canTrace()))
      return remark('synced before acknowledged: not tried, because strace is not there or not allowed')
    const writes = size('SYNCED_WRITES', 100, 1_000)
    const { program } = await ground().start({ LOG_LEVEL: 'fatal' })
    const seen = join(tmpdir(), `whistlestop-strace-${process.pid}`)
    const pids = [program.process.pid ?? 0, ...(ground().postgres?.pids ?? [])]
    const end = await attachStrace(pids, [
      '-f',
      '-y',
      '-s',
      '16',
      '-e',
      `trace=${CALLS}`,
      '-e',
      'signal=none',
      '-o',
      seen,
    ])
    try {
      const acknowledged = await writeOneAfterTheOther(program.url, writes)
      await end()
      const syncs = syncsBeforeEachAnswer(readFileSync(seen, 'utf8'), ground())
      const all = syncs.reduce((sum, each) => sum + each, 0)
      figure(
        `${ground().location.kind}: ${acknowledged} acknowledged one after the other, ${all} syncs of the log, at least ${Math.min(...syncs)} before each`,
      )
      expect(syncs).toHaveLength(acknowledged)
      expect(syncs.filter((each) => each === 0)).toEqual([])
    } finally {
      rmSync(seen, { force: true })
    }
  })
})

/** Members who join and are paid for each station: every answer acknowledges something new. @returns how many there were */
async function writeOneAfterTheOther(url: string, writes: number): Promise<number> {
  let acknowledged = 0
  while (acknowledged < writes) {
    const client = await aClient(url)
    acknowledged += 1
    for (const missionId of [1, 2, 3, 4, 5]) {
      expect((await client.complete(missionId)).status).toBe(200)
      acknowledged += 1
    }
  }
  return acknowledged
}

/** How often the log was synced before the first answer, and between each and the next. */
function syncsBeforeEachAnswer(trace: string, { postgres }: Ground): number[] {
  const log = postgres ? /\/pg_wal\// : /\.db-wal>/
  const underWay = new Set<string>()
  const counts: number[] = []
  let syncs = 0
  for (const line of trace.split('\n')) {
    const [thread = ''] = line.split(' ')
    const isSync = /^\d+ +(fsync|fdatasync)\(/.test(line) && log.test(line)
    // One that another thread's call came between is told of twice: where it begins, and where it ends.
    if (isSync && line.includes('<unfinished')) underWay.add(thread)
    else if (isSync || (/ resumed>/.test(line) && underWay.delete(thread))) syncs += / = 0$/.test(line) ? 1 : 0
    if (/^\d+ +(write|writev|sendto|sendmsg)\(\d+<socket:.*HTTP\/1\.1 20[01]/.test(line)) {
      counts.push(syncs)
      syncs = 0
    }
  }
  return counts
}
