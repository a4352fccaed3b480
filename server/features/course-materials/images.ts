import { writeFile } from 'node:fs/promises'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { Refusal } from '#server/refusal.ts'
import { type FileKind, IMAGE_KINDS, type ImageFormat } from './file-kinds.ts'
import { translateDiskError } from './stored-files.ts'

/**
 * The most pixels of three kinds of image: one processed line by line; one that must be whole in memory, because its
 * lines are interlaced or it has to be rotated; and a WebP, whose encoder needs the most memory (at most 100 MiB,
 * measured).
 */
const MAX_PIXELS = { lineByLine: 50_000_000, whole: 16_000_000, webp: 6_000_000 }

const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS.lineByLine, failOn: 'error', sequentialRead: true }

/** In seconds. */
const LONGEST = 20

let lastImage: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an image in its own format, so that none of the upload's bytes are kept: no metadata, no location, nothing
 * after its end. One at a time, because a large one needs memory.
 * @returns undefined for anything but an image of a supported format
 * @throws Refusal FILE_REFUSED for one with too many pixels, BUSY when the disk cannot take it
 */
export function redrawImage(path: string): Promise<FileKind | undefined> {
  const redrawn = lastImage.then(() => redraw(path))
  lastImage = redrawn.catch(() => undefined)
  return redrawn
}

async function redraw(path: string): Promise<FileKind | undefined> {
  const drawing = await draw(path)
  if (drawing === undefined) return undefined
  try {
    await writeFile(path, drawing.bytes)
  } catch (error) {
    throw translateDiskError(error)
  }
  return IMAGE_KINDS[drawing.format]
}

async function draw(path: string): Promise<{ format: ImageFormat; bytes: Buffer } | undefined> {
  const sharp = await loadSharp()
  try {
    const metadata = await sharp(path, OPTIONS).metadata()
    if (!isImageFormat(metadata.format)) return undefined
    requireModestSize(metadata)
    const image = sharp(path, OPTIONS).autoOrient().timeout({ seconds: LONGEST })
    return { format: metadata.format, bytes: await inFormat(image, metadata.format).toBuffer() }
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof Error && /pixel limit/.test(error.message)) throw tooManyPixels(MAX_PIXELS.lineByLine)
    // Anything that the library can't decode isn't an image.
    return undefined
  }
}

/** @throws Refusal FILE_REFUSED */
function requireModestSize({ width, height, format, isProgressive, orientation = 1 }: Metadata): void {
  const isWhole = isProgressive || orientation !== 1
  const most = MAX_PIXELS[format === 'webp' ? 'webp' : isWhole ? 'whole' : 'lineByLine']
  if (width * height > most) throw tooManyPixels(most)
}

function tooManyPixels(most: number): Refusal {
  const millions = String(most / 1_000_000)
  return new Refusal('FILE_REFUSED', { message: ({ files }) => files.tooManyPixels({ millions }) })
}

/** Loaded with the first image, because most processes never see one; reads our three formats and no other. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
  return sharp
}

function isImageFormat(format: string | undefined): format is ImageFormat {
  return format !== undefined && Object.hasOwn(IMAGE_KINDS, format)
}

function inFormat(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'png':
      return image.png()
    case 'jpeg':
      // Better tables would need the whole image in memory.
      return image.jpeg({ quality: 88, optimiseCoding: false })
    case 'webp':
      return image.webp({ quality: 88 })
  }
}
