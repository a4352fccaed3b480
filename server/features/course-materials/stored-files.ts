import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { flush } from '#server/flush.ts'
import { Refusal } from '#server/refusal.ts'

/** A file with this extension is being received, or was left by a killed process. */
const UNFINISHED = '.part'

/** An empty file next to a stored file without a row. Its age says how long ago that was noticed. */
const UNCLAIMED = '.unclaimed'

/** Errors of the disk: full, over quota, read-only, broken, no permission, or something else in place of the folder. */
const DISK_REFUSALS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EMFILE'])

/** Where the bytes of uploads are, each file under its id. */
export function uploadsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'files')
}

/** The bytes of uploads, under names that no uploader can influence. */
export class StoredFiles {
  readonly #folder: string
  readonly #randomBytes: Dependencies['randomBytes']

  constructor({ config, randomBytes }: Pick<Dependencies, 'config' | 'randomBytes'>) {
    this.#folder = uploadsFolder(config)
    this.#randomBytes = randomBytes
  }

  /**
   * Writes a stream to a new file. On any failure, nothing is left of it.
   * @returns the id of the unfinished file
   * @throws Refusal BUSY when the disk cannot take it
   */
  async receive(content: Readable): Promise<string> {
    const id = this.#randomBytes(16).toString('base64url')
    const path = this.unfinishedPath(id)
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return id
    } catch (error) {
      content.resume()
      await rm(path, { force: true }).catch(() => undefined)
      throw translateDiskError(error)
    }
  }

  unfinishedPath(id: string): string {
    return this.#path(id) + UNFINISHED
  }

  /** Makes an unfinished file permanent: it must be on the disk before the database refers to it. */
  async keep(id: string): Promise<void> {
    try {
      await flush(this.unfinishedPath(id))
      await rename(this.unfinishedPath(id), this.#path(id))
      await flush(this.#folder)
    } catch (error) {
      // It may already have its permanent name, to which nothing would ever refer.
      await this.remove(id).catch(() => undefined)
      throw translateDiskError(error)
    }
  }

  /** Removes an unfinished file. A missing one has been removed already, or finished. */
  async discard(id: string): Promise<void> {
    await rm(this.unfinishedPath(id), { force: true })
  }

  /** Removes a finished file. */
  async remove(id: string): Promise<void> {
    await this.claim(id)
    await rm(this.#path(id), { force: true })
  }

  /** Records that a finished file has a row. */
  async claim(id: string): Promise<void> {
    await rm(this.#path(id) + UNCLAIMED, { force: true })
  }

  /** Records that a finished file has no row. @returns since when, in milliseconds since 1970 */
  async unclaimedSince(id: string): Promise<number> {
    // Opened for appending, an existing note keeps its age.
    const note = await open(this.#path(id) + UNCLAIMED, 'a', 0o600)
    try {
      return (await note.stat()).mtimeMs
    } finally {
      await note.close()
    }
  }

  /** @returns undefined when the bytes are not there, as after restoring a database without its files */
  async open(id: string): Promise<FileHandle | undefined> {
    try {
      return await open(this.#path(id))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  /** The files last written before a time, in milliseconds since 1970. */
  async *writtenBefore(moment: number): AsyncGenerator<{ name: string; isFinished: boolean }> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      if (name.endsWith(UNCLAIMED)) continue
      const written = await stat(this.#path(name)).catch(() => undefined)
      if (written !== undefined && written.mtimeMs < moment) yield { name, isFinished: !name.endsWith(UNFINISHED) }
    }
  }

  #path(id: string): string {
    return join(this.#folder, id)
  }
}

export function translateDiskError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && DISK_REFUSALS.has(code) ? new Refusal('BUSY', { retryAfter: 60 }) : error
}
