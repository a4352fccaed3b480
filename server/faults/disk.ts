import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The system's own programs; no package brings them. */
const [MOUNT, UMOUNT, STRACE] = ['mount', 'umount', 'strace'] as const

const SIZE = 24 * 1024 * 1024

/** A small disk in memory, undefined where this user may not mount one. */
export function mountSmallDisk():
  | { folder: string; fill(leave: number): void; free(): void; unmount(): void }
  | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-disk-'))
  const { status } = spawnSync(MOUNT, ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill(leave) {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - leave))
    },
    free: () => rmSync(ballast),
    unmount() {
      execFileSync(UMOUNT, [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** What is under DATA_DIR/files, unfinished files included. */
export function storedFiles(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'files')).sort()
  } catch {
    return []
  }
}

export function canTrace(): boolean {
  return spawnSync(STRACE, ['-qq', '-e', 'trace=none', 'true']).status === 0
}

/**
 * From now on some of a process's calls to the disk fail: `when` is strace's expression of which (`3+2`: the third, and
 * every second after it). @returns how to end that
 */
export async function failDiskCalls(pid: number, error: 'ENOSPC' | 'EIO', when: string): Promise<() => Promise<void>> {
  const calls = error === 'EIO' ? 'fdatasync,fsync,pwrite64' : 'pwrite64'
  const words = ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}:when=${when}`]
  const strace = spawn(STRACE, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  // It says so once it is attached.
  await once(strace.stderr, 'data')
  strace.stderr.resume()
  return () => detach(strace)
}

async function detach(strace: ChildProcess): Promise<void> {
  const ended = once(strace, 'exit')
  strace.kill('SIGINT')
  await ended
}
