import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/refusal.ts'

/** The room for the fields and the boundaries between the parts, in bytes. */
const REST_OF_FORM = 64 * 1024

/** The parser's limits for every form. */
export const FORM_LIMITS = { files: 1, fieldNameSize: 40, fieldSize: 4_096, headerPairs: 20 }

type FormOptions = {
  /** The largest file, in bytes, the same as the parser's `fileSize`. */
  largestFile: number
  tooLarge: () => Refusal
  /** Stores the file and returns the value of the form's field `file`. */
  receive: (file: MultipartFile['file']) => Promise<string>
}

/**
 * Reads a multipart form with one file, called `file`, and each field at most once.
 * @throws Refusal UNSUPPORTED_TYPE, TOO_LARGE, INVALID, and what `receive` throws
 */
export async function readForm(request: FastifyRequest, options: FormOptions): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new Refusal('UNSUPPORTED_TYPE', { message: ({ files }) => files.asForm })
  }
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > options.largestFile + REST_OF_FORM) throw options.tooLarge()
  const form = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (form.has(part.fieldname)) throw invalid()
      form.set(part.fieldname, part.type === 'file' ? await fileValue(part, options) : fieldValue(part))
    }
    return Object.fromEntries(form)
  } catch (error) {
    throw toRefusal(error, options)
  }
}

async function fileValue({ fieldname, file }: MultipartFile, { receive, tooLarge }: FormOptions): Promise<string> {
  if (fieldname !== 'file') {
    file.resume()
    throw invalid()
  }
  // At the limit the parser only stops passing on data, so a client that goes on sending would keep the form open.
  file.once('limit', () => file.destroy(tooLarge()))
  const value = await receive(file)
  if (file.truncated) throw tooLarge()
  return value
}

function fieldValue({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): unknown {
  // Only `receive` may set `file`, never a text field of the client.
  if (fieldname === 'file' || valueTruncated || fieldnameTruncated) throw invalid()
  return value
}

/** Turns the parser's errors for a form that is truncated or has too many parts into refusals. */
function toRefusal(error: unknown, { tooLarge }: FormOptions): unknown {
  if (error instanceof Refusal) return error
  // A disk error names a path, which may look like a parser's error below.
  if (error instanceof Error && 'syscall' in error) return error
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  const isUnreadable =
    code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE' || /multipart|part/i.test(message)
  return isUnreadable ? invalid() : error
}

function invalid(): Refusal {
  return new Refusal('INVALID', { message: ({ files }) => files.oneFile })
}
