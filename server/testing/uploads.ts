import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { CourseMaterial } from 'contract/course-materials'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { emptyCatalogue } from '#server/testing/course-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { officeFile } from '#server/testing/zip.ts'

export const PDF_FILE = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\nstartxref\n0\n%%EOF\n')
export const WORD_FILE = officeFile('wordprocessingml.document')

/** A box of an MP4 file. */
function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** What an MP4 file must have to be one, without a picture in it. */
export function mp4File({ seconds = 60, brand = 'isom', content = Buffer.alloc(4_000, 'film') } = {}): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1_000, 12)
  header.writeUInt32BE(Math.round(seconds * 1_000), 16)
  const movie = box('moov', Buffer.concat([box('mvhd', header), box('trak', Buffer.alloc(20))]))
  return Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0isom`, 'latin1')), movie, box('mdat', content)])
}

/** A form as a browser sends it. A file's name and type are only what somebody claims. */
export async function formOf(
  fields: Record<string, string>,
  file?: { content: Buffer; name?: string; type?: string },
): Promise<{ body: Buffer; contentType: string }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file !== undefined) {
    const { content, name = 'leaflet.pdf', type = 'application/pdf' } = file
    form.append('file', new Blob([new Uint8Array(content)], { type }), name)
  }
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}

/** The beginning of a PNG that says it has so many pixels, and next to nothing behind it. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c6300010000050001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type File = Parameters<typeof formOf>[1]

/** A program with a folder for files of its own, an administrator who uploads, and what is in that folder. */
export function uploading(database: () => Database) {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  let testApp: TestApp
  let administrator: TestMember
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder })
    member = await testApp.register()
    administrator = await testApp.administrator()
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    await emptyCatalogue(database())
    rmSync(join(folder, 'files'), { recursive: true, force: true })
  })

  async function send(fields: Record<string, string>, file: File, { cookie } = administrator, more = {}) {
    const { body, contentType } = await formOf(fields, file)
    const headers = { 'content-type': contentType, ...more }
    return testApp.call<CourseMaterial>('POST', '/api/course-materials/upload', { cookie, headers, body })
  }
  return {
    folder,
    testApp: () => testApp,
    member: () => member,
    administrator: () => administrator,
    send,
    stored: () => (existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []),
    open: (url: string | null, cookie = '') =>
      testApp.app.inject({ method: 'GET', url: String(url), headers: { cookie } }),
  }
}
