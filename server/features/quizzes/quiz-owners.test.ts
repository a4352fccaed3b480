import type { ErrorAnswer } from 'contract/common'
import type { Quiz, QuizVerdict } from 'contract/quizzes'
import type { User } from 'contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMission, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const A_QUIZ = { question: 'Who pays?', choices: ['Ada', 'Ben', 'Cleo', 'Dora'], correctAnswer: 1 }

describeEachDatabase('a quiz of a station or a lesson', (database) => {
  let testApp: TestApp
  let member: TestMember
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    member = await testApp.register()
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const list = async (url: string, { cookie }: TestMember) => (await testApp.call<Quiz[]>('GET', url, { cookie })).body
  const idsIn = async (url: string, as: TestMember) => (await list(url, as)).map(({ id }) => id)
  const statusOf = async (url: string, { cookie }: TestMember) =>
    (await testApp.call('GET', url, { cookie })).statusCode
  const write = (method: 'POST' | 'PUT', url: string, body: object) =>
    testApp.call<Quiz & ErrorAnswer>(method, url, { cookie: administrator.cookie, body })
  const answer = ({ user, cookie }: TestMember, quizId: number, choice: number) =>
    testApp.call<QuizVerdict>('POST', `/api/users/${user.id}/quiz-answer`, { cookie, body: { quizId, answer: choice } })

  test('is listed with its station, without its answer until the member answered it', async () => {
    const mission = await aMission(database(), { id: 901 })
    const quiz = await aQuiz(database(), null, { mission_id: mission.id, idea: 'who-pays' })
    const [seen] = await list(`/api/missions/${mission.id}/quizzes`, member)
    expect(seen).toEqual({
      id: quiz.id,
      courseId: null,
      lessonId: null,
      missionId: mission.id,
      idea: 'who-pays',
      question: quiz.question,
      choices: ['Yes', 'No', 'Perhaps', 'Never'],
      points: 10,
      updatedAt: new Date(quiz.updated_at).toISOString(),
    })
    await answer(member, quiz.id, 2)
    const [after] = await list(`/api/missions/${mission.id}/quizzes`, member)
    expect(after).toMatchObject({ correctAnswer: 0, explanation: quiz.explanation })
    expect(await statusOf('/api/missions/99999/quizzes', member)).toBe(404)
  })

  test('is listed with its lesson, to members only where they see the lesson', async () => {
    const { id: courseId } = await aCourse(database())
    const lesson = await aLesson(database(), courseId)
    const draft = await aLesson(database(), courseId, { is_draft: 1 })
    const hidden = await aLesson(database(), (await aCourse(database(), { is_public: 0 })).id)
    const quiz = await aQuiz(database(), null, { lesson_id: lesson.id })
    expect(await idsIn(`/api/lessons/${lesson.id}/quizzes`, member)).toEqual([quiz.id])
    for (const { id } of [draft, hidden]) {
      const unseen = await aQuiz(database(), null, { lesson_id: id })
      expect(await statusOf(`/api/lessons/${id}/quizzes`, member)).toBe(404)
      expect((await answer(member, unseen.id, 0)).statusCode).toBe(404)
      expect(await idsIn(`/api/lessons/${id}/quizzes`, administrator)).toEqual([unseen.id])
    }
  })

  test('is in the list of all quizzes for administrators only', async () => {
    const quiz = await aQuiz(database(), null, { mission_id: (await aMission(database(), { id: 902 })).id })
    expect(await idsIn('/api/quizzes', member)).not.toContain(quiz.id)
    expect(await idsIn('/api/quizzes', administrator)).toContain(quiz.id)
  })

  test('pays nothing, and counts nothing in a course', async () => {
    const learner = await testApp.register()
    const { id: courseId } = await aCourse(database())
    const lesson = await aLesson(database(), courseId)
    const course = await aQuiz(database(), courseId)
    for (const owner of [{ mission_id: (await aMission(database(), { id: 903 })).id }, { lesson_id: lesson.id }]) {
      const quiz = await aQuiz(database(), null, { ...owner, points: 35 })
      const { body } = await answer(learner, quiz.id, 0)
      expect(body).toMatchObject({ correct: true, pointsEarned: 0, user: { leaderboardPts: 0, courseProgress: {} } })
    }
    expect((await answer(learner, course.id, 0)).body.user.courseProgress).toEqual({ [courseId]: 40 })
    const entries = await database()
      .read.selectFrom('ledger')
      .select('reference')
      .where('member_id', '=', learner.user.id)
      .execute()
    expect(entries).toEqual([{ reference: String(course.id) }])
    const me = await testApp.call<User>('GET', '/api/auth/me', { cookie: learner.cookie })
    expect(me.body.leaderboardPts).toBe(10)
  })

  test('belongs to one of them at most (INVALID), and that one must be there', async () => {
    const { id: courseId } = await aCourse(database())
    const { id: lessonId } = await aLesson(database(), courseId)
    const both = await write('POST', '/api/quizzes', { ...A_QUIZ, courseId, lessonId })
    expect([both.statusCode, both.body.code]).toEqual([400, 'INVALID'])
    const noLesson = await write('POST', '/api/quizzes', { ...A_QUIZ, lessonId: 99_999 })
    expect([noLesson.statusCode, noLesson.body.code]).toEqual([404, 'LESSON_NOT_FOUND'])
    const noMission = await write('POST', '/api/quizzes', { ...A_QUIZ, missionId: 99_999 })
    expect([noMission.statusCode, noMission.body.code]).toEqual([404, 'MISSION_NOT_FOUND'])
    expect((await write('POST', '/api/quizzes', { ...A_QUIZ, idea: 'Not a key' })).statusCode).toBe(400)
  })

  test('keeps its lesson and idea in a change without them, and moves in one that names another lesson', async () => {
    const { id: courseId } = await aCourse(database())
    const { id: lessonId } = await aLesson(database(), courseId)
    const created = await write('POST', '/api/quizzes', { ...A_QUIZ, lessonId, idea: 'who-pays' })
    expect([created.statusCode, created.body]).toMatchObject([201, { courseId: null, lessonId, idea: 'who-pays' }])
    const url = `/api/quizzes/${created.body.id}`
    expect((await write('PUT', url, { ...A_QUIZ, courseId: null })).body).toMatchObject({ lessonId, idea: 'who-pays' })
    const moved = { courseId, lessonId: null, idea: 'who-pays' }
    expect((await write('PUT', url, { ...A_QUIZ, courseId })).body).toMatchObject(moved)
    expect((await write('PUT', url, { ...A_QUIZ, missionId: 1, idea: null })).body).toMatchObject({
      courseId: null,
      missionId: 1,
      idea: null,
    })
  })
})
