import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/refusal.ts'

/** For the fields and the lines between the parts, in bytes. */
const REST_OF_FORM = 64 * 1024

/** Limits of the parser that are the same for every form of ours. */
export const FORM_LIMITS = { files: 1, fieldNameSize: 40, fieldSize: 4_096, headerPairs: 20 }

type FormOptions = {
  /** The largest file, in bytes; the parser has the same as its `fileSize`. */
  largestFile: number
  tooLarge: () => Refusal
  /** What becomes of the file: its value stands in the form under `file`. */
  receive: (file: MultipartFile['file']) => Promise<string>
}

/**
 * Reads a form with one file, called `file`, from the network; each field once.
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
  // At the limit the parser only stops passing data on: a client that keeps sending would keep the form open.
  file.once('limit', () => file.destroy(tooLarge()))
  const value = await receive(file)
  if (file.truncated) throw tooLarge()
  return value
}

function fieldValue({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): unknown {
  // The value of the file is what we received, never what the client wrote.
  if (fieldname === 'file' || valueTruncated || fieldnameTruncated) throw invalid()
  return value
}

/** The parser's errors for a form that it can't read: truncated, or more parts than we have fields. */
function toRefusal(error: unknown, { tooLarge }: FormOptions): unknown {
  if (error instanceof Refusal) return error
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  const isUnreadable =
    code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE' || /multipart|part/i.test(message)
  return isUnreadable ? invalid() : error
}

function invalid(): Refusal {
  return new Refusal('INVALID', { message: ({ files }) => files.oneFile })
}
