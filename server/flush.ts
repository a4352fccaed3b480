import { open } from 'node:fs/promises'

/** Waits until a file, or what a folder lists, is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
