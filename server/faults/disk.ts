import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attachStrace } from './strace.ts'

/** The system's own programs; no package brings them. */
const [MOUNT, UMOUNT] = ['mount', 'umount'] as const

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
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize - leave))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        // Another process wrote meanwhile and used the space that was to be left.
        truncateSync(ballast, statSync(ballast).size - leave)
      }
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

/**
 * From now on some of a process's calls to the disk fail: `when` is strace's expression of which (`3+2`: the third, and
 * every second after it).
 * @returns how to end that
 */
export function failDiskCalls(pid: number, error: 'ENOSPC' | 'EIO', when: string): Promise<() => Promise<void>> {
  const calls = error === 'EIO' ? 'fdatasync,fsync,pwrite64' : 'pwrite64'
  return attachStrace([pid], ['-f', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}:when=${when}`])
}
