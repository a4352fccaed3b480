import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCourses } from 'content/load-courses'
import type { CourseMaterial } from 'contract/course-materials'
import type { Course } from 'contract/courses'
import type { Lesson, LessonSummary } from 'contract/lessons'
import type { Quiz } from 'contract/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { loadStarterCourses } from './starter-courses.ts'

describeEachDatabase('the starter courses', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder })
    administrator = await testApp.administrator()
    // As when two processes start at once.
    await Promise.all([loadStarterCourses(testApp.deps), loadStarterCourses(testApp.deps)])
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })
  const read = async <Body>(url: string, { cookie } = administrator) =>
    (await testApp.call<Body>('GET', url, { cookie })).body
  const all = () => read<Course[]>('/api/courses')

  test('are those of the starter content, in its order, once', async () => {
    const courses = await all()
    const written = await loadCourses()
    expect(courses.map(({ title }) => title)).toEqual(written.map(({ title }) => title))
    expect(courses.map(({ order }) => order)).toEqual(written.map((_, index) => index + 1))
    expect(courses.filter(({ isPublic }) => !isPublic)).toHaveLength(1)
    expect(new Set(courses.map(({ category }) => category)).size).toBe(3)
    expect(courses.map(({ quizCount }) => quizCount)).toEqual(written.map(({ quizzes }) => quizzes.length))
    const quizzes = await read<Quiz[]>('/api/quizzes')
    expect(
      quizzes.filter(({ courseId, lessonId, missionId }) => (courseId ?? lessonId ?? missionId) === null),
    ).toHaveLength(10)
    expect(quizzes.every(({ explanation }) => explanation !== '')).toBe(true)
  })

  test('include their lessons and the questions of these, and nothing that only tests read', async () => {
    const written = await loadCourses()
    const quizzes = await read<Quiz[]>('/api/quizzes')
    for (const [index, { id, lessonCount }] of (await all()).entries()) {
      const lessons = written[index]?.lessons ?? []
      expect(lessonCount).toBe(lessons.length)
      const listed = await read<LessonSummary[]>(`/api/courses/${id}/lessons`)
      for (const [place, { id: lessonId }] of listed.entries()) {
        const lesson = await read<Lesson>(`/api/courses/${id}/lessons/${lessonId}`)
        const { title, content, cards, quizzes: questions = [] } = lessons[place] ?? {}
        expect(lesson).toMatchObject({ position: place + 1, title, content, cards })
        const asked = quizzes.filter((quiz) => quiz.lessonId === lessonId)
        expect(asked.map(({ question, idea }) => [question, idea])).toEqual(
          questions.map((quiz) => [quiz.question, quiz.idea]),
        )
      }
    }
    expect(JSON.stringify(quizzes)).not.toContain('"push"')
  })

  test('go out as files that come in again', async () => {
    for (const { id, lessonCount } of await all()) {
      const yaml = await read<string>(`/api/admin/courses/${id}/export`)
      const call = { cookie: administrator.cookie, body: { yaml } }
      const { statusCode, body } = await testApp.call<Course>('POST', '/api/admin/courses/import', call)
      expect([statusCode, body.lessonCount]).toEqual([201, lessonCount])
      await testApp.call('DELETE', `/api/courses/${body.id}`, { cookie: administrator.cookie })
    }
  })

  test('include their documents, which members download, and leave no other file', async () => {
    const urls: string[] = []
    for (const { id } of await all()) {
      const materials = await read<CourseMaterial[]>(`/api/course-materials/${id}`)
      urls.push(...materials.flatMap(({ fileUrl }) => (fileUrl?.startsWith('/files/') ? [fileUrl] : [])))
    }
    expect(urls.length).toBeGreaterThan(4)
    expect(readdirSync(join(folder, 'files')).sort()).toEqual(urls.map((url) => url.replace('/files/', '')).sort())
    const file = await testApp.call('GET', String(urls[0]), { cookie: administrator.cookie })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('don’t come back once deleted', async () => {
    for (const { id } of await all()) {
      await testApp.call('DELETE', `/api/courses/${id}`, { cookie: administrator.cookie })
    }
    await loadStarterCourses(testApp.deps)
    expect(await all()).toEqual([])
  })
})
