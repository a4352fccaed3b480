import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UPLOAD_MAX } from 'game/courses'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { formOf, PDF_FILE, uploading, WORD_FILE } from '#server/testing/uploads.ts'
import { officeFile } from '#server/testing/zip.ts'

const HTML = '<!doctype html><script>alert(1)</script>'

const drawing = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })

describeEachDatabase('uploading a file', (database) => {
  const { folder, testApp, member, administrator, send, stored, open } = uploading(database)
  let courseId: string
  beforeEach(async () => {
    courseId = String((await aCourse(database())).id)
  })
  const upload = (content: Buffer) => send({ courseId, title: 'Leaflet' }, { content })

  describe('of a kind that materials may be', () => {
    test.each([
      ['pdf', 'application/pdf', 'pdf', async () => PDF_FILE],
      ['image', 'image/png', 'png', () => drawing(30, 20).png().toBuffer()],
      ['image', 'image/jpeg', 'jpg', () => drawing(30, 20).jpeg().toBuffer()],
      ['image', 'image/webp', 'webp', () => drawing(30, 20).webp().toBuffer()],
      ['document', /wordprocessingml\.document$/, 'docx', async () => WORD_FILE],
      ['document', /spreadsheetml\.sheet$/, 'xlsx', async () => officeFile('spreadsheetml.sheet')],
      ['document', /presentationml\.presentation$/, 'pptx', async () => officeFile('presentationml.presentation')],
    ] as const)(
      'gives a material of the type %s, whatever it was called, and members fetch it as %s',
      async (...row) => {
        const [type, mediaType, ending, content] = row
        const answer = await send(
          { courseId, title: ' Leaflet “one”/two ', description: 'To keep' },
          { content: await content(), name: '../../../etc/passwd.html', type: 'text/html' },
        )
        expect(answer.statusCode).toBe(201)
        expect(answer.body).toEqual({
          id: expect.any(Number),
          courseId: Number(courseId),
          title: 'Leaflet “one”/two',
          type,
          description: 'To keep',
          fileUrl: expect.stringMatching(/^\/files\/[A-Za-z0-9_-]{22}$/),
        })
        expect(stored()).toEqual([answer.body.fileUrl?.replace('/files/', '')])
        const file = await open(answer.body.fileUrl, member().cookie)
        expect(file.statusCode).toBe(200)
        expect(file.headers['content-type']).toMatch(mediaType)
        expect(file.headers['content-disposition']).toBe(
          `attachment; filename="Leaflet one two.${ending}"; filename*=UTF-8''Leaflet%20one%20two.${ending}`,
        )
        expect(file.headers['content-length']).toBe(String(file.rawPayload.length))
      },
    )

    test('is a download that a browser never runs, for members only', async () => {
      const { body } = await upload(PDF_FILE)
      const url = `${body.fileUrl}?download=evil.html`
      expect((await open(url)).statusCode).toBe(401)
      const file = await open(url, member().cookie)
      expect(file.rawPayload.equals(PDF_FILE)).toBe(true)
      expect(file.headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename="Leaflet\.pdf"/),
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      })
    })

    test('is not found by members once its course is hidden, nor by anyone once it is deleted', async () => {
      const { body } = await upload(PDF_FILE)
      const setPublic = (isPublic: 0 | 1) =>
        database().write((db) => db.updateTable('courses').set({ is_public: isPublic }).execute())
      await setPublic(0)
      expect((await open(body.fileUrl, member().cookie)).statusCode).toBe(404)
      expect((await open(body.fileUrl, administrator().cookie)).statusCode).toBe(200)
      await setPublic(1)
      const { cookie } = administrator()
      expect((await testApp().call('DELETE', `/api/course-materials/${body.id}`, { cookie })).statusCode).toBe(204)
      expect((await open(body.fileUrl, administrator().cookie)).statusCode).toBe(404)
      expect(stored()).toEqual([])
    })

    test('as a photograph keeps neither where it was taken nor what was hidden behind it, and stands upright', async () => {
      const photograph = await drawing(40, 20)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
      const { body } = await upload(Buffer.concat([photograph, Buffer.from(HTML)]))
      const { rawPayload } = await open(body.fileUrl, member().cookie)
      expect(rawPayload.includes('alert(1)')).toBe(false)
      expect(rawPayload.includes('secret place')).toBe(false)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    })
  })

  describe('in a form that is wrong', () => {
    test.each([
      [{ title: 'Leaflet' }, '"courseId" is missing.'],
      [{ courseId: '0', title: 'Leaflet' }, '"courseId" is not in the form we expect.'],
      [{ courseId: '1' }, '"title" is missing.'],
      [{ courseId: '1', title: '  ' }, 'The title needs letters or digits, and must be on one line'],
      [{ courseId: '1', title: 'Leaflet', description: 'x'.repeat(501) }, /at most 500 characters/],
      [{ courseId: '1', title: 'Leaflet', path: '/etc' }, '"path" does not belong in this request.'],
      [{ courseId: '1', title: 'Leaflet', file: 'x'.repeat(22) }, /one file/],
      [{ courseId: '1', title: 'x'.repeat(5_000) }, /each field once/],
      [{ courseId: '1', title: 'a', description: 'b', more: 'c', evenMore: 'd' }, /each field once/],
    ])('is refused with a sentence, and nothing is stored: %j', async (fields, message) => {
      const answer = await send(fields as Record<string, string>, { content: PDF_FILE })
      const body = answer.body as unknown as { code: string; message: string }
      expect([answer.statusCode, body.code]).toEqual([400, 'INVALID'])
      expect(body.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message)
      expect(stored()).toEqual([])
    })

    test('without a file, or for a course that is not there, stores nothing', async () => {
      expect((await send({ courseId, title: 'Leaflet' }, undefined)).statusCode).toBe(400)
      const answer = await send({ courseId: '999999', title: 'Leaflet' }, { content: PDF_FILE })
      expect(codeOf(answer)).toEqual([404, 'COURSE_NOT_FOUND'])
      expect(stored()).toEqual([])
    })

    test('or cut off in the middle stores nothing', async () => {
      const { body, contentType } = await formOf({ courseId, title: 'Leaflet' }, { content: Buffer.alloc(200_000) })
      const answer = await testApp().call('POST', '/api/course-materials/upload', {
        cookie: administrator().cookie,
        headers: { 'content-type': contentType },
        body: body.subarray(0, 100_000),
      })
      expect(answer.statusCode).toBe(400)
      expect(stored()).toEqual([])
    })

    test('or too large is refused with the limit, and nothing is stored', async () => {
      const answer = await upload(Buffer.concat([PDF_FILE, Buffer.alloc(UPLOAD_MAX)]))
      expect(codeOf(answer)).toEqual([413, 'TOO_LARGE'])
      expect((answer.body as unknown as { message: string }).message).toBe('A file can be at most 25 MiB.')
      expect(stored()).toEqual([])
    })

    test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/pdf'])(
      'or no form at all, but %s, is refused',
      async (contentType) => {
        const headers = { 'content-type': contentType }
        const call = { cookie: administrator().cookie, headers, body: '{}' }
        const answer = await testApp().call('POST', '/api/course-materials/upload', call)
        expect(codeOf(answer)).toEqual([415, 'UNSUPPORTED_TYPE'])
        expect(answer.body.message).toBe('Please send this request as a form with a file.')
      },
    )
  })

  test('is for administrators, from our own pages', async () => {
    const file = { content: PDF_FILE }
    const nobody = { ...member(), cookie: '' }
    expect(codeOf(await send({ courseId, title: 'Leaflet' }, file, nobody))).toEqual([401, 'NOT_SIGNED_IN'])
    expect(codeOf(await send({ courseId, title: 'Leaflet' }, file, member()))).toEqual([403, 'ADMINISTRATORS_ONLY'])
    const { body, contentType } = await formOf({ courseId, title: 'Leaflet' }, file)
    const headers = { 'content-type': contentType, 'sec-fetch-site': 'cross-site' }
    const { cookie } = administrator()
    const forged = await testApp().call('POST', '/api/course-materials/upload', { cookie, headers, body })
    expect(codeOf(forged)).toEqual([403, 'FOREIGN_ORIGIN'])
    expect(stored()).toEqual([])
  })

  test('onto a disk that takes nothing is a 503, and no material appears', async () => {
    writeFileSync(join(folder, 'files'), 'not a folder')
    const answer = await upload(PDF_FILE)
    expect(codeOf(answer)).toEqual([503, 'BUSY'])
    expect(await database().read.selectFrom('course_materials').selectAll().execute()).toEqual([])
    rmSync(join(folder, 'files'))
  })
})
