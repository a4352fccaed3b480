import type { Course } from 'contract/courses'
import type { Database } from '#server/database/database.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import type { TestApp, TestMember } from '#server/testing/test-app.ts'

/** The least that a course can be. */
export const CONTENT = { title: 'Talking to people', description: 'How to begin', category: 'training' } as const

/** What tests of courses say over and over; the writes are an administrator's. */
export function courseCalls(testApp: () => TestApp, administrator: () => TestMember) {
  return {
    list: async (who?: TestMember) => {
      const answer = await testApp().call<Course[]>('GET', '/api/courses', { cookie: who?.cookie ?? '' })
      return answer.body
    },
    create: async (overrides: object = {}) => {
      const body = { ...CONTENT, ...overrides }
      const answer = await testApp().call<Course>('POST', '/api/courses', { cookie: administrator().cookie, body })
      return answer.body
    },
    put: (id: number, body: object, { cookie } = administrator()) =>
      testApp().call<Course>('PUT', `/api/courses/${id}`, { cookie, body }),
    remove: (id: number, { cookie } = administrator()) => testApp().call('DELETE', `/api/courses/${id}`, { cookie }),
  }
}

/** An answer's status and the code of its refusal. */
export function codeOf({ statusCode, body }: { statusCode: number; body: unknown }) {
  return [statusCode, (body as { code?: string }).code]
}

/** Takes every course away, as if there had never been one. */
export function emptyCatalogue(database: Database): Promise<void> {
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    for (const table of ['quizzes', 'lessons', 'course_materials', 'courses'] as const)
      await db.deleteFrom(table).execute()
  })
}
