import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { parseRange } from './range.ts'

type Video = { file_id: string; media_type: string; size: number }

/** Answers with a video or the requested range of it, without ever holding the whole file in memory. */
export function sendVideo(
  reply: FastifyReply,
  { file_id, media_type, size }: Video,
  content: FileHandle,
  header: string | undefined,
): FastifyReply {
  const range = parseRange(header, size)
  reply.type(media_type).headers({ 'accept-ranges': 'bytes', etag: `"${file_id}"` })
  if (range === 'unsatisfiable') {
    content.close().catch(() => undefined)
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  if (reply.request.method !== 'HEAD') return reply.send(content.createReadStream({ start, end }))
  // For HEAD the file would be read for nothing.
  content.close().catch(() => undefined)
  return reply.send(Readable.from([]))
}
