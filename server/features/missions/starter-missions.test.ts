import { loadStationQuizzes } from 'content/load-quizzes'
import type { Quiz } from 'contract/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { loadStarterMissions } from './starter-missions.ts'

describeEachDatabase('the starter stations', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  test('bring their questions with the ideas, once', async () => {
    await loadStarterMissions(testApp.deps)
    const written = await loadStationQuizzes()
    expect([...written.keys()]).toEqual([1, 2, 3, 4, 5])
    const { cookie } = await testApp.register()
    for (const [id, quizzes] of written) {
      const { body } = await testApp.call<Quiz[]>('GET', `/api/missions/${id}/quizzes`, { cookie })
      expect(body.map(({ question, idea }) => [question, idea])).toEqual(
        quizzes.map(({ question, idea }) => [question, idea]),
      )
    }
  })
})
