import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { KEY_BYTES, readEncryptionKey } from '#server/encryption-key.ts'
import { flush } from '#server/flush.ts'

const NAME = 'people.key'

export function keyFile(dataDir: string): string {
  return join(dataDir, NAME)
}

/** @returns undefined where there is no file, null where it holds no key */
export async function readKeyFile(dataDir: string): Promise<Buffer | null | undefined> {
  try {
    return readEncryptionKey(await readFile(keyFile(dataDir), 'utf8')) ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Creates a key and stores it readable only by its owner. An existing file, such as another process's, is kept. */
export async function makeKeyFile(dataDir: string): Promise<void> {
  const unfinished = `${keyFile(dataDir)}.${randomBytes(6).toString('hex')}.part`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(unfinished, keyFile(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  await flush(dataDir)
}
