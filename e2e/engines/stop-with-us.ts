import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const groups = new Set<number>()
process.on('exit', () => {
  for (const group of groups) kill(group, 'SIGKILL')
})

/**
 * Ends a program and all that it started with this process, however this one ends short of SIGKILL.
 * @param program was started `detached`, so that it leads a process group
 */
export function stopWithUs(program: ChildProcess): { process: ChildProcess; stop: () => Promise<void> } {
  const { pid } = program
  program.once('error', () => undefined)
  const ended = once(program, 'exit').catch(() => undefined)
  if (pid !== undefined) groups.add(pid)
  const stop = async () => {
    if (pid === undefined) return
    kill(pid, 'SIGTERM')
    await ended
    kill(pid, 'SIGKILL')
    groups.delete(pid)
  }
  return { process: program, stop }
}

function kill(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch {
    // It has already ended.
  }
}
