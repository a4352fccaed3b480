import { rename, rm } from 'node:fs/promises'
import type { Sharp, SharpOptions } from 'sharp'
import { Refusal } from '#server/refusal.ts'
import { type FileKind, IMAGE_KINDS, type ImageFormat } from './file-kinds.ts'

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
  const sharp = await loadSharp()
  const drawn = path.replace(/(\.part)?$/, '.drawn.part')
  try {
    const { format } = await sharp(path, OPTIONS).metadata()
    if (!isImageFormat(format)) return undefined
    const image = sharp(path, OPTIONS).autoOrient().timeout({ seconds: LONGEST })
    await inFormat(image, format).toFile(drawn)
    await rename(drawn, path)
    return IMAGE_KINDS[format]
  } catch (error) {
    await rm(drawn, { force: true })
    // The library tells its reasons in words only.
    if (error instanceof Error && /write|no space/i.test(error.message)) throw new Refusal('BUSY', { retryAfter: 60 })
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
