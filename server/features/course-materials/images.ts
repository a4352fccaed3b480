import { writeFile } from 'node:fs/promises'
import type { Sharp, SharpOptions } from 'sharp'
import { type FileKind, IMAGE_KINDS, type ImageFormat } from './file-kinds.ts'
import { translateDiskError } from './stored-files.ts'

const OPTIONS: SharpOptions = { limitInputPixels: 50_000_000, failOn: 'error', sequentialRead: true }

/** In seconds. */
const LONGEST = 20

let lastImage: Promise<unknown> = Promise.resolve()

/**
 * Draws an image anew in its own format, so that nothing of the upload's bytes is kept: no metadata, no place where it
 * was taken, nothing after its end. One at a time, because a large one needs memory.
 * @returns undefined for what is no image that we know, or has more than 50 million pixels
 * @throws Refusal BUSY when the disk cannot take it
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
    const { format } = await sharp(path, OPTIONS).metadata()
    if (!isImageFormat(format)) return undefined
    const image = sharp(path, OPTIONS).autoOrient().timeout({ seconds: LONGEST })
    return { format, bytes: await inFormat(image, format).toBuffer() }
  } catch {
    // Whatever the library could not draw is no image.
    return undefined
  }
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
      return image.jpeg({ quality: 88 })
    case 'webp':
      return image.webp({ quality: 88 })
  }
}
