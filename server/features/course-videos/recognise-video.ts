import { type FileHandle, open } from 'node:fs/promises'
import { VIDEO_LIMITS } from 'game/videos'

/** What was detected of a file; `seconds` is its length, rounded down. */
export type VideoKind = { readonly mediaType: 'video/mp4' | 'video/webm'; readonly seconds: number }

/** The brands of MP4 files that browsers play. QuickTime (`qt  `) and images (`heic`, `avif`) have others. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|f4v )$/

/** A file with more parts than this is not read to its end, because each costs a read. */
const MOST_PARTS = 100_000

/** The largest box that is read whole, in bytes. */
const HEADER_MAX = 1024 * 1024

/**
 * Detects from the content whether a file is a video that browsers play, and how long it is. Every part must be
 * complete: a truncated file is refused.
 * @returns undefined for any other file, and for one whose length can't be read or is longer than four hours
 */
export async function recogniseVideo(path: string): Promise<VideoKind | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await bytes(file, 0, 12)
    const isMp4 = head.length === 12 && head.toString('latin1', 4, 8) === 'ftyp'
    const isEbml = head.length === 12 && head.readUInt32BE(0) === 0x1a45dfa3
    const length = isMp4 ? await lengthOfMp4(file, size) : isEbml ? await lengthOfWebm(file, size) : undefined
    const seconds = Math.floor(length ?? 0)
    if (!(seconds >= 1 && seconds <= VIDEO_LIMITS.seconds)) return undefined
    return { mediaType: isMp4 ? 'video/mp4' : 'video/webm', seconds }
  } finally {
    await file.close()
  }
}

async function bytes(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

/** A box of an MP4: its content is from `start` to `end`. */
type Box = { name: string; start: number; end: number }

/** @returns undefined where a box is cut off or doesn't fill its place */
async function boxesOf(file: FileHandle, from: number, end: number): Promise<Box[] | undefined> {
  const boxes: Box[] = []
  for (let at = from; at < end; ) {
    const head = await bytes(file, at, 16)
    if (head.length < 8) return undefined
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
    const headSize = isLong ? 16 : 8
    if (size < headSize || at + size > end || boxes.length > MOST_PARTS) return undefined
    boxes.push({ name: head.toString('latin1', 4, 8), start: at + headSize, end: at + size })
    at += size
  }
  return boxes
}

async function lengthOfMp4(file: FileHandle, size: number): Promise<number | undefined> {
  const boxes = await boxesOf(file, 0, size)
  const brand = (await bytes(file, 8, 4)).toString('latin1')
  const movie = boxes?.find(({ name }) => name === 'moov')
  const hasContent = boxes?.some(({ name }) => name === 'mdat')
  if (!MP4_BRANDS.test(brand) || movie === undefined || !hasContent) return undefined
  const inside = await boxesOf(file, movie.start, movie.end)
  const header = inside?.find(({ name }) => name === 'mvhd')
  if (header === undefined || inside?.every(({ name }) => name !== 'trak')) return undefined
  const fields = await bytes(file, header.start, 32)
  if (fields.length < 32) return undefined
  const [scale, ticks] =
    fields[0] === 1
      ? [fields.readUInt32BE(20), Number(fields.readBigUInt64BE(24))]
      : [fields.readUInt32BE(12), fields.readUInt32BE(16)]
  return scale === 0 ? undefined : ticks / scale
}

const EBML = { docType: 0x4282, segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 } as const

/** An element of a WebM: its content is from `start` to `end`. */
type Element = { id: number; start: number; end: number }

/** @returns undefined where there is none, or it is cut off */
async function elementAt(file: FileHandle, at: number, limit: number): Promise<Element | undefined> {
  const head = await bytes(file, at, 12)
  const idLength = Math.clz32(head[0] ?? 0) - 23
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) return undefined
  let size = (head[idLength] ?? 0) & (0xff >> sizeLength)
  let isUnknown = size === 0xff >> sizeLength
  for (const byte of head.subarray(idLength + 1, idLength + sizeLength)) {
    size = size * 256 + byte
    isUnknown = isUnknown && byte === 0xff
  }
  const start = at + idLength + sizeLength
  // A live recording doesn't declare its size, and extends to the end.
  const end = isUnknown ? limit : start + size
  return end > limit ? undefined : { id: head.readUIntBE(0, idLength), start, end }
}

async function childOf(file: FileHandle, parent: Element, id: number): Promise<Element | undefined> {
  for (let at = parent.start, seen = 0; at < parent.end && seen < MOST_PARTS; seen++) {
    const child = await elementAt(file, at, parent.end)
    if (child === undefined || child.id === id) return child
    at = child.end
  }
  return undefined
}

async function lengthOfWebm(file: FileHandle, size: number): Promise<number | undefined> {
  const header = await elementAt(file, 0, size)
  const docType = header && (await childOf(file, header, EBML.docType))
  const segment = header && (await elementAt(file, header.end, size))
  if (docType === undefined || segment === undefined || segment.id !== EBML.segment) return undefined
  const name = (await bytes(file, docType.start, Math.min(docType.end - docType.start, HEADER_MAX))).toString('latin1')
  const info = await childOf(file, segment, EBML.info)
  const duration = info && (await childOf(file, info, EBML.duration))
  if (name.replace(/\0+$/, '') !== 'webm' || info === undefined || duration === undefined) return undefined
  const scale = await childOf(file, info, EBML.scale)
  const nanoseconds = scale === undefined ? 1_000_000 : await unsigned(file, scale)
  const ticks = await float(file, duration)
  return (ticks * nanoseconds) / 1e9
}

async function unsigned(file: FileHandle, { start, end }: Element): Promise<number> {
  const content = await bytes(file, start, Math.min(end - start, 6))
  return content.length === 0 ? 0 : content.readUIntBE(0, content.length)
}

async function float(file: FileHandle, { start, end }: Element): Promise<number> {
  const content = await bytes(file, start, end - start === 4 ? 4 : 8)
  return content.length === 4 ? content.readFloatBE(0) : content.length === 8 ? content.readDoubleBE(0) : Number.NaN
}
