import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { PDF_FILE, pngClaiming, uploading, WORD_FILE } from '#server/testing/uploads.ts'
import { officeFile, zipOf } from '#server/testing/zip.ts'

const HTML = '<!doctype html><script>alert(1)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const drawing = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })

describeEachDatabase('uploading something that is no material', (database) => {
  const { send, stored } = uploading(database)
  const word = 'wordprocessingml.document'
  const mainType = `application/vnd.openxmlformats-officedocument.${word}.main+xml`
  const types = (xml: string) => [
    { name: '[Content_Types].xml', content: xml },
    { name: '_rels/.rels', content: '<Relationships/>' },
  ]
  const hostile: [string, () => Buffer | Promise<Buffer>][] = [
    ['nothing', () => Buffer.alloc(0)],
    ['a web page', () => Buffer.from(HTML)],
    ['an SVG', () => Buffer.from(SVG)],
    ['an SVG with an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ['plain text', () => Buffer.from('hello')],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['a GIF', () => drawing(3, 3).gif().toBuffer()],
    ['a TIFF', () => drawing(3, 3).tiff().toBuffer()],
    ['a PDF that is a web page as well', () => Buffer.from(`%PDF-1.7\n${HTML}\n%%EOF`)],
    ['a web page before a PDF', () => Buffer.concat([Buffer.from(HTML), PDF_FILE])],
    ['a web page after a PDF', () => Buffer.concat([PDF_FILE, Buffer.from(HTML)])],
    ['an archive after a PDF', () => Buffer.concat([PDF_FILE, WORD_FILE])],
    [
      'an archive whose comment ends like a PDF',
      () => Buffer.concat([PDF_FILE, zipOf([{ name: 'a.html', content: HTML }], '\n%%EOF\n')]),
    ],
    ['a PDF cut short', () => PDF_FILE.subarray(0, 30)],
    ['an image of 50,000 by 50,000', () => pngClaiming(50_000, 50_000)],
    ['a WebP of 9 million pixels', () => drawing(3_000, 3_000).webp({ effort: 0 }).toBuffer()],
    ['a progressive JPEG of 20 million pixels', () => drawing(5_000, 4_000).jpeg({ progressive: true }).toBuffer()],
    ['an image cut short', async () => (await drawing(300, 300).png().toBuffer()).subarray(0, 200)],
    ['the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
    ['a plain archive', () => zipOf([{ name: 'a.txt', content: 'a' }])],
    ['an archive that only looks the part', () => zipOf(types('<Types/>'))],
    ['a document that unpacks to ten gigabytes', () => officeFile(word, bomb(10, 1_000_000_000))],
    ['a document that unpacks to ten megabytes', () => officeFile(word, bomb(1, 10_485_760))],
    ['a document with a list of parts that blows up', () => zipOf(types(`${mainType}${' '.repeat(1_000_000)}`))],
    ['a document with a macro', () => officeFile(word, [{ name: 'word/vbaProject.bin', content: 'x' }])],
    ['a document made for macros', () => officeFile(word, [], 'wordprocessingml.document.macroEnabled.main+xml')],
    [
      'a document that spells a macro',
      () =>
        zipOf(types(`<Types><Override ContentType="${mainType}"/><Override ContentType="m&#97;croEnabled"/></Types>`)),
    ],
    ['a document that climbs', () => officeFile(word, [{ name: '../../evil.sh', content: 'x' }])],
    ['a document under a password', () => officeFile(word, [{ name: 'word/a.xml', content: 'x', encrypted: true }])],
    ['a document with two parts of one name', () => officeFile(word, [{ name: 'main.xml', content: 'x' }])],
    ['a web page before a document', () => Buffer.concat([Buffer.from(HTML), WORD_FILE])],
    ['a web page after a document', () => Buffer.concat([WORD_FILE, Buffer.from(HTML)])],
  ]
  function bomb(entries: number, unpacked: number) {
    return Array.from({ length: entries }, (_, index) => ({
      name: `word/media/${index}.xml`,
      content: Buffer.alloc(1_000),
      unpacked,
    }))
  }

  test.each(hostile)('is refused, and nothing is stored: %s', async (_what, content) => {
    const bytes = await content()
    const courseId = String((await aCourse(database())).id)
    for (const [name, type] of [
      ['leaflet.pdf', 'application/pdf'],
      ['leaflet.docx', 'application/msword'],
      ['../../leaflet.png', 'image/png'],
    ] as const) {
      const answer = await send({ courseId, title: 'Leaflet' }, { content: bytes, name, type })
      expect(codeOf(answer)).toEqual([415, 'FILE_REFUSED'])
    }
    expect(stored()).toEqual([])
    expect(await database().read.selectFrom('course_materials').selectAll().execute()).toEqual([])
    expect(await database().read.selectFrom('files').selectAll().execute()).toEqual([])
  })
})
