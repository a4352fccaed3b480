import { beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { formOf, mp4File, PDF_FILE, uploading } from '#server/testing/uploads.ts'

describeEachDatabase('deleting a course', (database) => {
  const { testApp, administrator, send, stored } = uploading(database)
  let courseIds: string[]
  beforeEach(async () => {
    courseIds = [String((await aCourse(database())).id), String((await aCourse(database())).id)]
    for (const courseId of courseIds) {
      await send({ courseId, title: 'Leaflet' }, { content: PDF_FILE })
      const { body, contentType } = await formOf({ courseId }, { content: mp4File() })
      const headers = { 'content-type': contentType }
      await testApp().call('POST', '/api/course-videos/upload', { cookie: administrator().cookie, headers, body })
    }
  })

  test('deletes its materials, its video and their files, and no others', async () => {
    const { read } = database()
    const files = async () => (await read.selectFrom('files').select('id').execute()).map(({ id }) => id).sort()
    expect([stored().length, (await files()).length]).toEqual([4, 4])
    await testApp().call('DELETE', `/api/courses/${courseIds[0]}`, { cookie: administrator().cookie })
    const left = { course_id: Number(courseIds[1]) }
    expect(await read.selectFrom('course_materials').select('course_id').execute()).toEqual([left])
    expect(await read.selectFrom('course_videos').select('course_id').execute()).toEqual([left])
    expect(stored()).toHaveLength(2)
    expect(stored().sort()).toEqual(await files())
  })
})
