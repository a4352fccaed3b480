import type { ErrorAnswer } from 'contract/common'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMission, aQuiz } from '#server/testing/factories.ts'
import { nextNumber } from '#server/testing/numbers.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const OLD = 'Fire your boss.'
const NEW = 'Guaranteed income for everyone.'

describeEachDatabase('content in which a claim was saved before', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const call = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
    testApp.call<ErrorAnswer>(method, `/api/${path}`, { cookie: administrator.cookie, ...(body ? { body } : {}) })

  /** Each stores a text with the old claim, and says how to hide it or change another part. */
  const KINDS: Record<string, () => Promise<{ path: string; body: (text: string) => object; keeps?: true }>> = {
    course: async () => {
      const { id } = await aCourse(database(), { description: OLD })
      const body = (description: string) => ({ title: 'Another', description, category: 'training', isPublic: false })
      return { path: `courses/${id}`, body }
    },
    lesson: async () => {
      const course = await aCourse(database())
      const cards = JSON.stringify([{ kind: 'do', text: OLD }])
      const { id } = await aLesson(database(), course.id, { cards })
      const rest = { title: 'Another', minutes: 4, objective: 'You can.', content: 'Words', isDraft: true }
      return { path: `lessons/${id}`, body: (text) => ({ ...rest, cards: [{ kind: 'do', text }] }) }
    },
    quiz: async () => {
      const { id } = await aQuiz(database(), null, { explanation: OLD })
      const rest = { question: 'Another?', choices: ['Yes', 'No', 'Perhaps', 'Never'], correctAnswer: 0, points: 10 }
      return { path: `quizzes/${id}`, body: (explanation) => ({ ...rest, explanation }) }
    },
    station: async () => {
      const { id } = await aMission(database(), { id: 90 + nextNumber(), content: OLD })
      const rest = { title: 'Another', description: 'What it is about', tokens: 5, points: 10, unlockAfter: null }
      return { path: `missions/${id}`, body: (content) => ({ ...rest, content }), keeps: true }
    },
    figure: async () => {
      const figure = { key: 'old', value: '24/7', label: OLD, source: null, position: 9 } as const
      const states = { is_hidden: 0, is_confirmed: 1 } as const
      await database().write((db) =>
        db
          .insertInto('marketing_figures')
          .values({ ...figure, ...states })
          .execute(),
      )
      const body = (label: string) => ({ value: '24/7', label, source: 'Our books', isHidden: true })
      return { path: 'admin/marketing-figures/old', body, keeps: true }
    },
    'income disclosure': async () => {
      const changed = { text: OLD, updated_at: 1 }
      await database().write((db) => db.updateTable('site_texts').set(changed).execute())
      return {
        path: 'admin/income-disclosure',
        body: (text) => ({ text: `Most people earn little. ${text}` }),
        keeps: true,
      }
    },
  }

  test.each(Object.entries(KINDS))('can be hidden, changed elsewhere and deleted: a %s', async (_, begin) => {
    const { path, body, keeps } = await begin()
    expect(codeOf(await call('PUT', path, body(`${OLD} ${NEW}`)))).toEqual([400, 'CLAIM_MADE'])
    expect(codeOf(await call('PUT', path, body(`Hello. ${OLD}`)))).toEqual([200, undefined])
    expect(codeOf(await call('PUT', path, body('Nothing claimed.')))).toEqual([200, undefined])
    expect(codeOf(await call('PUT', path, body(OLD)))).toEqual([400, 'CLAIM_MADE'])
    if (!keeps) expect((await call('DELETE', path)).statusCode).toBe(204)
  })
})
