import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { nextMessage, startWorker } from '#server/testing/processes.ts'

const WORKER = new URL('../testing/workers/durability.worker.ts', import.meta.url)

describeEachSharedDatabase('a process that is killed while it writes', (database, location) => {
  test('takes nothing with it that it had acknowledged, and leaves every balance right', async () => {
    const { id } = await aMember(database())
    const worker = startWorker(WORKER, location(), { memberId: id })
    await nextMessage(worker)
    const acknowledged = new Set<string>()
    const enough = new Promise<void>((resolve) => {
      worker.on('message', (reference: string) => {
        acknowledged.add(reference)
        if (acknowledged.size === 500) resolve()
      })
    })
    const ended = new Promise((resolve) => worker.on('exit', resolve))
    worker.send('go')
    await enough
    worker.kill('SIGKILL')
    await ended

    const after = await openDatabase(location())
    const entries = await after.read.selectFrom('ledger').select('reference').where('member_id', '=', id).execute()
    const kept = new Set(entries.map(({ reference }) => reference))
    expect([...acknowledged].filter((reference) => !kept.has(reference))).toEqual([])
    const disagreements: unknown[] = []
    const add = (finding: unknown) => disagreements.push(finding)
    await verifyLedger(after.read, { wrongBalance: add, wrongTotal: add })
    expect(disagreements).toEqual([])
    await after.close()
  })
})
