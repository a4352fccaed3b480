import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { CODE_CACHE } from '#server/testing/program.ts'

/**
 * Runs a worker module in several processes at the same moment: each opens the database first, and none begins before
 * all have.
 * @returns what each answered
 */
export async function runInProcesses<Result>(
  count: number,
  worker: URL,
  location: DatabaseLocation,
  input: unknown,
): Promise<Result[]> {
  const processes = Array.from({ length: count }, () => startWorker(worker, location, input))
  try {
    await Promise.all(processes.map(nextMessage))
    for (const each of processes) each.send('go')
    return (await Promise.all(processes.map(nextMessage))) as Result[]
  } finally {
    for (const each of processes) each.kill('SIGKILL')
  }
}

export function startWorker(worker: URL, location: DatabaseLocation, input: unknown): ChildProcess {
  return fork(fileURLToPath(worker), [JSON.stringify({ location, input })], {
    execArgv: [],
    env: { ...process.env, ...CODE_CACHE },
  })
}

/** What a process says next. @throws when it ends without a word */
export async function nextMessage(process: ChildProcess): Promise<unknown> {
  const over = new AbortController()
  const { signal } = over
  try {
    return await Promise.race([
      once(process, 'message', { signal }).then(([message]) => message),
      once(process, 'exit', { signal }).then(([code]) => {
        throw new Error(`A worker ended with code ${code} before it answered.`)
      }),
    ])
  } finally {
    over.abort()
  }
}

/** In milliseconds. On a busy machine many requests that wait for one row take longer than the 3 s of the program. */
const QUERY_TIMEOUT = 60_000

/** What a worker module does: its own part, once its neighbours are ready too. */
export async function beWorker<Input>(run: (database: Database, input: Input) => Promise<unknown>): Promise<void> {
  const { location, input } = JSON.parse(process.argv[2] ?? '')
  const database = await openDatabase(location, { queryTimeout: QUERY_TIMEOUT })
  process.send?.('ready')
  await once(process, 'message')
  const result = await run(database, input)
  await database.close()
  process.send?.(result)
  process.disconnect?.()
}
