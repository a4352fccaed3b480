import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The system's own programs; no package brings them. */
const [STRACE, SLEEP] = ['strace', 'sleep'] as const

/** Whether strace is here, and may look at a process that is not its own child. */
export async function canTrace(): Promise<boolean> {
  const { pid } = spawn(SLEEP, ['0.3'])
  const strace = spawn(STRACE, ['-e', 'trace=none', '-p', String(pid)], { stdio: 'ignore' })
  return once(strace, 'exit').then(
    ([code]) => code === 0,
    () => false,
  )
}

/**
 * Looks at processes from now on: at their main threads, or with `-f` among the words at all threads and children.
 * @returns how to end that
 * @throws when it may not
 */
export async function attachStrace(pids: readonly number[], words: readonly string[]): Promise<() => Promise<void>> {
  const strace = spawn(STRACE, [...words, ...pids.flatMap((pid) => ['-p', String(pid)])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await Promise.race([saidAttached(strace, pids.length), endedTooSoon(strace)])
  return async () => {
    const ended = once(strace, 'exit')
    strace.kill('SIGINT')
    await ended
  }
}

/** It says so for each process. */
function saidAttached({ stderr }: ChildProcess, processes: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let said = ''
  stderr?.on('data', (chunk: Buffer) => {
    said += chunk
    if (said.split(' attached').length > processes) resolve()
  })
  return promise
}

async function endedTooSoon(strace: ChildProcess): Promise<never> {
  const [code] = await once(strace, 'exit')
  throw new Error(`strace ended with code ${code}.`)
}
