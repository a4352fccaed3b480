import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { mp4File, PDF_FILE } from '#server/testing/uploads.ts'
import { recogniseVideo } from './recognise-video.ts'

const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function recognised(content: Buffer) {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return recogniseVideo(path)
}

/** An element of a WebM whose size takes eight bytes, or is left open. */
function element(id: number[], content: Buffer, isOpen = false): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length))
  size[0] = 1
  return Buffer.concat([Buffer.from(id), isOpen ? Buffer.from('01ffffffffffffff', 'hex') : size, content])
}

function webm({ docType = 'webm', seconds = 60, isOpen = false } = {}): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1_000)
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    Buffer.concat([element([0x2a, 0xd7, 0xb1], Buffer.from('0f4240', 'hex')), element([0x44, 0x89], duration)]),
  )
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(2_000))
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    element([0x18, 0x53, 0x80, 0x67], Buffer.concat([info, cluster]), isOpen),
  ])
}

describe('a file that is a video', () => {
  test.each([
    ['MP4', mp4File(), 'video/mp4', 60],
    ['MP4 of a phone', mp4File({ brand: 'mp42', seconds: 61.9 }), 'video/mp4', 61],
    ['WebM', webm(), 'video/webm', 60],
    ['WebM that was recorded live', webm({ isOpen: true }), 'video/webm', 60],
  ])('is recognised with its length: %s', async (_name, content, mediaType, seconds) => {
    expect(await recognised(content)).toEqual({ mediaType, seconds })
  })
})

describe('a file that is none, or not whole, is refused:', () => {
  const film = mp4File()
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a PDF', PDF_FILE],
    ['a page that begins like a video', Buffer.from('\0\0\0\x20ftypisom<!doctype html><script>alert(1)</script>')],
    ['a film of QuickTime', mp4File({ brand: 'qt  ' })],
    ['a picture in the same wrapping', mp4File({ brand: 'heic' })],
    ['an MP4 cut off in its content', film.subarray(0, -10)],
    ['an MP4 cut off in its header', film.subarray(0, 60)],
    ['an MP4 with something after its end', Buffer.concat([film, Buffer.from('<script>')])],
    ['an MP4 without length', mp4File({ seconds: 0 })],
    ['an MP4 of five hours', mp4File({ seconds: 5 * 3_600 })],
    ['a Matroska file', webm({ docType: 'matroska' })],
    ['a WebM cut off', webm().subarray(0, -10)],
    ['a WebM cut off in its header', webm().subarray(0, 20)],
    ['a WebM whose length is no number', webm({ seconds: Number.NaN })],
  ])('%s', async (_name, content) => {
    expect(await recognised(content)).toBeUndefined()
  })

  test('each of 2,000 with one byte changed is answered without an error', async () => {
    const files = [film.subarray(0, 400), webm().subarray(0, 400)]
    for (let change = 0; change < 2_000; change++) {
      const content = Buffer.from(files[change % 2] ?? film)
      content[(change * 31) % content.length] = (change * 17) % 256
      const kind = await recognised(content)
      expect(kind === undefined || kind.seconds >= 1).toBe(true)
    }
  })
})
