import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The disk that a folder lies on, or will lie on when something is first put there. Both in bytes; free is what this
 * program may use.
 * @throws when the disk can't be read
 */
export async function freeSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    if (blocks === 0) throw new Error(`The disk under ${folder} does not say how large it is.`)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch (error) {
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error
    return freeSpace(parent)
  }
}
