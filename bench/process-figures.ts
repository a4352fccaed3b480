import { readFileSync } from 'node:fs'

/** /proc/pid/stat counts in hundredths of a second on every Linux, whatever the kernel's own tick. */
const TICKS_A_SECOND = 100

/**
 * How long a process has held a processor, all threads together. Unlike the answers a second it hardly depends on what
 * else the machine does.
 * @returns seconds, or undefined on a system without /proc
 */
export function processorSeconds(pid: number): number | undefined {
  const stat = readProcessFile(pid, 'stat')
  if (stat === undefined) return undefined
  // The second field is the program's name in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) / TICKS_A_SECOND
}

/** @returns resident memory in megabytes, or undefined on a system without /proc */
export function residentMegabytes(pid: number): number | undefined {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProcessFile(pid, 'status') ?? '')?.[1]
  return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6
}

function readProcessFile(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return undefined
  }
}
