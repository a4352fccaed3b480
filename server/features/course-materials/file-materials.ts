import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { downloadName } from './download-name.ts'
import type { FileKind } from './file-kinds.ts'
import { insertFile, insertMaterial, type MaterialRow } from './queries.ts'
import { recogniseFile } from './recognise-file.ts'
import { StoredFiles } from './stored-files.ts'

/** A file that is stored permanently; `size` in bytes. */
export type StoredFile = { id: string; kind: FileKind; size: number }

/**
 * Keeps a received file if its content is of an allowed kind. On any failure, nothing is left of it.
 * @throws Refusal FILE_REFUSED, BUSY
 */
export async function storeFile(files: StoredFiles, id: string): Promise<StoredFile> {
  try {
    const kind = await recogniseFile(files.unfinishedPath(id))
    if (kind === undefined) throw new Refusal('FILE_REFUSED')
    const { size } = await stat(files.unfinishedPath(id))
    await files.keep(id)
    return { id, kind, size }
  } catch (error) {
    await files.discard(id)
    throw error
  }
}

/** A copy of a file that comes with the product, kept as an upload is. */
export async function storeShippedFile(
  deps: Pick<Dependencies, 'config' | 'randomBytes'>,
  file: URL,
): Promise<StoredFile> {
  const files = new StoredFiles(deps)
  const content: Readable = createReadStream(file)
  return storeFile(files, await files.receive(content))
}

export async function removeStoredFiles(
  deps: Pick<Dependencies, 'config' | 'randomBytes'>,
  kept: readonly StoredFile[],
): Promise<void> {
  const files = new StoredFiles(deps)
  for (const { id } of kept) await files.remove(id)
}

type Text = { title: string; description: string | null }

/** Adds a kept file to a course. The caller tells the catalogue. */
export async function addFileMaterial(
  db: Transaction,
  courseId: number,
  { title, description }: Text,
  { id, kind, size }: StoredFile,
  at: number,
): Promise<MaterialRow> {
  const download_name = downloadName(title, kind.ending)
  await insertFile(db, { id, media_type: kind.mediaType, size, download_name, created_at: at })
  const row = { course_id: courseId, title: title.trim(), type: kind.type, description: description?.trim() || null }
  return insertMaterial(db, { ...row, link: null, file_id: id })
}
