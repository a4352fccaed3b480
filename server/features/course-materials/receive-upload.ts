import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { MaterialUpload } from 'contract/course-materials'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_MAX } from 'game/courses'
import { Refusal } from '#server/refusal.ts'
import type { StoredFiles } from './stored-files.ts'

/** For the fields and the lines between the parts, in bytes. */
const REST_OF_FORM = 64 * 1024

export const FORM_LIMITS = {
  fileSize: UPLOAD_MAX,
  files: 1,
  fields: 3,
  parts: 4,
  fieldNameSize: 40,
  fieldSize: 4_096,
  headerPairs: 20,
}

/** The form's fields as they came; `file` is the id under which its file was received. */
export type ReceivedForm = Partial<MaterialUpload>

/**
 * Reads a form with a file from the network: its file straight to the disk, whatever its name says.
 * @throws Refusal UNSUPPORTED_TYPE, TOO_LARGE, INVALID, BUSY; then nothing of it is left
 */
export async function receiveUpload(request: FastifyRequest, files: StoredFiles): Promise<ReceivedForm> {
  if (!request.isMultipart()) {
    throw new Refusal('UNSUPPORTED_TYPE', { message: 'Please send this request as a form with a file.' })
  }
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX + REST_OF_FORM) throw tooLarge()
  const form = new Map<string, unknown>()
  let received: string | undefined
  try {
    for await (const part of request.parts()) {
      if (form.has(part.fieldname)) throw invalid()
      if (part.type === 'file') received = await receiveFile(part, files)
      form.set(part.fieldname, part.type === 'file' ? received : fieldValue(part))
    }
    return Object.fromEntries(form)
  } catch (error) {
    if (received !== undefined) await files.discard(received)
    throw toRefusal(error)
  }
}

async function receiveFile({ fieldname, file }: MultipartFile, files: StoredFiles): Promise<string> {
  if (fieldname !== 'file') {
    file.resume()
    throw invalid()
  }
  // The parser only stops handing on at the limit: who goes on sending would hold the form open.
  file.once('limit', () => file.destroy(tooLarge()))
  const id = await files.receive(file)
  if (!file.truncated) return id
  await files.discard(id)
  throw tooLarge()
}

function fieldValue({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): unknown {
  // The file's place is taken by what we received, never by what somebody wrote.
  if (fieldname === 'file' || valueTruncated || fieldnameTruncated) throw invalid()
  return value
}

/** What the parser says of a form it cannot read: cut off, or more parts than we have fields. */
function toRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  const isUnreadable =
    code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE' || /multipart|part/i.test(message)
  return isUnreadable ? invalid() : error
}

function tooLarge(): Refusal {
  return new Refusal('TOO_LARGE', { message: 'A file may have at most 25 MiB.' })
}

function invalid(): Refusal {
  return new Refusal('INVALID', { message: 'The form must have one file, and each field once.' })
}
