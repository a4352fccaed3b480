import type { ErrorAnswer } from 'contract/common'
import type { Debrief, PlayableConversation, PracticeListItem } from 'contract/conversations'
import type { Course } from 'contract/courses'
import type { LedgerPage } from 'contract/ledger'
import type { Lesson, LessonSummary } from 'contract/lessons'
import type { Mission, MissionSummary } from 'contract/missions'
import type { Quiz, QuizVerdict } from 'contract/quizzes'
import type { Memory, Reviews, Today } from 'contract/reviews'
import type { IncomeDisclosure } from 'contract/site-texts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postEntry } from '#server/features/ledger/public.ts'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson, aMaterial, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { aTranslation, inSpanish } from '#server/testing/translations.ts'

const SPANISH = { 'accept-language': 'es' }
const DAY = 24 * 3_600_000

describeEachDatabase('content in the language of its reader', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es', 'ar'] })
    administrator = await testApp.administrator()
  })
  beforeEach(async () => {
    member = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  const get = async <Body>(url: string, headers: Record<string, string> = SPANISH, { cookie } = member) =>
    (await testApp.call<Body>('GET', url, { cookie, headers })).body
  const own = (path: string) => `/api/users/${member.user.id}${path}`
  const write = (method: 'POST' | 'PUT', url: string, body: object, { cookie } = member) =>
    testApp.call<ErrorAnswer>(method, url, { cookie, body, headers: SPANISH })
  const aFullCourse = async () => {
    const course = await aCourse(database())
    const lesson = await aLesson(database(), course.id)
    const quiz = await aQuiz(database(), null, { lesson_id: lesson.id, explanation: 'Because.' })
    const material = await aMaterial(database(), course.id)
    return { course, lesson, quiz, material }
  }

  test('a station without a translation is shown as it was written, and says so', async () => {
    const mission = await get<Mission>('/api/missions/5')
    expect([mission.title, mission.language]).toEqual(['Duplication Depot', 'en'])
    expect((await get<MissionSummary[]>('/api/missions')).find(({ id }) => id === 5)?.language).toBe('en')
  })

  test('a station is shown in the language that was asked for, and in no other', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 1 })
    const [english, spanish, arabic] = await Promise.all(
      ['en', 'es', 'ar'].map((language) => get<Mission>('/api/missions/1', { 'accept-language': language })),
    )
    expect([english?.title, english?.language]).toEqual(['Attraction Village', undefined])
    expect([spanish?.title, spanish?.language]).toEqual([inSpanish('Attraction Village'), 'es'])
    expect([arabic?.title, arabic?.language]).toEqual(['Attraction Village', 'en'])
    expect(spanish).toMatchObject({ tokens: 5, points: 10, unlockAfter: null })
    const titles = async (language: string) =>
      (await get<MissionSummary[]>('/api/missions', { 'accept-language': language }))[0]?.title
    expect([await titles('en'), await titles('es')]).toEqual(['Attraction Village', inSpanish('Attraction Village')])
  })

  test('whoever edits reads the original, and what was read in another language cannot be saved as the original', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 2 })
    const original = await get<Mission>('/api/missions/2?original=true', SPANISH, administrator)
    expect([original.title, original.language]).toEqual(['Friendship Frontier', undefined])
    const spanish = await get<Mission>('/api/missions/2', SPANISH, administrator)
    const refused = await write('PUT', '/api/missions/2', spanish, administrator)
    expect([refused.statusCode, refused.body.code]).toEqual([400, 'INVALID'])
    expect((await write('PUT', '/api/missions/2', original, administrator)).statusCode).toBe(200)
  })

  test('a translation whose original has another text is still shown', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 3 })
    const original = await get<Mission>('/api/missions/3?original=true')
    const changed = { ...original, description: 'Another sentence.' }
    expect((await write('PUT', '/api/missions/3', changed, administrator)).statusCode).toBe(200)
    expect((await get<Mission>('/api/missions/3')).description).toBe(inSpanish(original.description))
  })

  test('a course, its materials and its lessons are shown in it', async () => {
    const { course, lesson, material } = await aFullCourse()
    for (const [kind, { id: entity }] of Object.entries({ course, lesson, material })) {
      await aTranslation(database(), { kind: kind as 'course', entity })
    }
    const title = inSpanish(course.title)
    expect((await get<Course[]>('/api/courses')).find(({ id }) => id === course.id)).toMatchObject({
      title,
      materialTitles: [inSpanish(material.title)],
      language: 'es',
    })
    expect(await get<Course>(`/api/courses/${course.id}`)).toMatchObject({ title, language: 'es' })
    expect(await get(`/api/course-materials/${course.id}`)).toMatchObject([{ title: inSpanish(material.title) }])
    const lessons = await get<LessonSummary[]>(`/api/courses/${course.id}/lessons`)
    expect(lessons).toMatchObject([{ title: inSpanish(lesson.title), language: 'es' }])
    const shown = await get<Lesson>(`/api/courses/${course.id}/lessons/${lesson.id}`)
    expect(shown).toMatchObject({ content: inSpanish(lesson.content), language: 'es' })
    const cards: Lesson['cards'] = JSON.parse(lesson.cards)
    expect(shown.cards.map(({ kind }) => kind)).toEqual(cards.map(({ kind }) => kind))
    expect(JSON.stringify(shown.cards)).toContain('[es] ')
  })

  test('a course has the scenery of its original title', async () => {
    const { id } = await aCourse(database(), { title: 'Leaders listen' })
    const texts = JSON.stringify({ title: 'من يقود يُصغِ', description: 'وصف' })
    await aTranslation(database(), { kind: 'course', entity: id, language: 'ar' }, { texts })
    const arabic = await get<Course>(`/api/courses/${id}`, { 'accept-language': 'ar' })
    expect(arabic).toMatchObject({ title: 'من يقود يُصغِ', theme: 'leadership-lagoon' })
  })

  test('tickets name content in it', async () => {
    const { id: course, title } = await aCourse(database())
    const { id: quiz, question } = await aQuiz(database(), null)
    const conversation = await aConversation(database())
    const named = [
      ['mission', 1, '1'],
      ['course', course, String(course)],
      ['quiz', quiz, String(quiz)],
      ['conversation', conversation.id, conversation.slug],
    ] as const
    for (const [kind, entity, reference] of named) {
      await aTranslation(database(), { kind, entity })
      const entry = { memberId: member.user.id, tokens: 1, points: 1, at: entity }
      const ofKind = kind === 'conversation' ? 'practice' : kind
      await database().write((db) => postEntry(db, { ...entry, kind: ofKind, reference }))
    }
    const { entries } = await get<LedgerPage>(own('/ledger'))
    const titles = Object.fromEntries(entries.map(({ kind, title }) => [kind, title]))
    expect(titles).toEqual({
      mission: inSpanish('Attraction Village'),
      course: inSpanish(title),
      quiz: `Pregunta: ${inSpanish(question)}`,
      practice: `Práctica: ${inSpanish(AN_EXAMPLE.script.title)}`,
    })
    const seen = `/api/admin/members/${member.user.id}/ledger`
    expect((await get<LedgerPage>(seen, SPANISH, administrator)).entries).toEqual(entries)
  })

  test('no answer of a quiz comes with its translation before the member has answered', async () => {
    const { lesson, quiz } = await aFullCourse()
    await aTranslation(database(), { kind: 'quiz', entity: quiz.id })
    const url = `/api/lessons/${lesson.id}/quizzes`
    const [open] = await get<Quiz[]>(url)
    expect(open?.question).toBe(inSpanish(quiz.question))
    expect(Object.keys(open ?? {})).not.toContain('explanation')
    expect(Object.keys(open ?? {})).not.toContain('correctAnswer')
    const verdict = await write('POST', own('/quiz-answer'), { quizId: quiz.id, answer: quiz.correct_answer })
    expect(verdict.body as unknown as QuizVerdict).toMatchObject({
      correct: true,
      explanation: inSpanish('Because.'),
    })
    expect((await get<Quiz[]>(url))[0]?.explanation).toBe(inSpanish('Because.'))
  })

  test.each([
    ['another choice is the right one', { correctAnswer: 1 }],
    ['its choices change places', { choices: ['To help them', 'To sell them something', 'Nothing', 'Something'] }],
    ['it says more than before', { explanation: 'Because of this.' }],
  ])('a question is shown as it was written once %s', async (_, changes) => {
    const choices = ['To sell them something', 'To help them', 'Nothing', 'Something']
    const first = { correct_answer: 0, choices: JSON.stringify(choices), explanation: '' }
    const quiz = await aQuiz(database(), null, first)
    await aTranslation(database(), { kind: 'quiz', entity: quiz.id })
    const question = async () => (await get<Quiz[]>('/api/quizzes')).find(({ id }) => id === quiz.id)?.question
    expect(await question()).toBe(inSpanish(quiz.question))
    const update = { question: quiz.question, choices, correctAnswer: 0, ...changes }
    expect((await write('PUT', `/api/quizzes/${quiz.id}`, update, administrator)).statusCode).toBe(200)
    expect(await question()).toBe(quiz.question)
  })

  test('a question of a review, its lesson and its explanation are shown in it', async () => {
    const { lesson, quiz } = await aFullCourse()
    await aReviewCard(database(), member.user.id, quiz)
    await aTranslation(database(), { kind: 'lesson', entity: lesson.id })
    await aTranslation(database(), { kind: 'quiz', entity: quiz.id })
    const review = (await get<Reviews>(own('/reviews'))).due.find(({ quizId }) => quizId === quiz.id)
    expect(review).toMatchObject({
      question: inSpanish(quiz.question),
      lesson: { title: inSpanish(lesson.title) },
      language: 'es',
    })
    const choices: string[] = JSON.parse(quiz.choices)
    for (const { index, text } of review?.choices ?? []) expect(text).toBe(inSpanish(choices[index] ?? ''))
    expect((await get<Memory>(own('/memory'))).ideas[0]?.title).toBe(inSpanish(quiz.question))
    const { body } = await write('POST', own('/reviews'), { quizId: quiz.id, answer: quiz.correct_answer })
    expect(body).toMatchObject({ correct: true, explanation: inSpanish('Because.') })
  })

  test('a conversation is played in it, and means the same', async () => {
    const { id, slug } = await aConversation(database())
    await aTranslation(database(), { kind: 'conversation', entity: id })
    const played = await get<PlayableConversation>(`/api/conversations/${slug}`)
    const { script } = AN_EXAMPLE
    expect([played.title, played.partner]).toEqual([script.title, script.partner.name].map(inSpanish))
    expect(played.nodes.map(({ line }) => line)).toEqual(
      script.nodes.map(({ line }) => (line === '' ? '' : inSpanish(line))),
    )
    expect(JSON.stringify(played)).not.toMatch(/"quality"|"tells"|"mends"/)
    const run = await write('POST', own('/practice'), { slug, version: 1, replies: script.model })
    const { debrief } = run.body as unknown as { debrief: Debrief }
    expect(debrief.ending.isClear).toBe(true)
    expect(debrief.tryIt).toBe(inSpanish(script.tryIt))
    const listed = (await get<PracticeListItem[]>('/api/conversations')).find((each) => each.slug === slug)
    expect(listed).toMatchObject({
      title: inSpanish(script.title),
      best: { title: inSpanish(debrief.ending.title.slice(5)) },
    })
  })

  test('today names the station and what to try in it', async () => {
    await aTranslation(database(), { kind: 'mission', entity: 1 })
    expect((await get<Today>(own('/today'))).station?.title).toBe(inSpanish('Attraction Village'))
    const { content } = await get<Mission>('/api/missions/1?original=true')
    const texts = { title: 'T', description: 'D', content: content.replace('Try it today', 'Pruébalo hoy') }
    const spanish = texts.content.replace('Talk to one person', 'Habla con una persona')
    await aTranslation(
      database(),
      { kind: 'mission', entity: 1 },
      { texts: JSON.stringify({ ...texts, content: spanish }) },
    )
    await write('POST', own('/complete-mission'), { missionId: 1 })
    testApp.clock.now += DAY
    const { person } = await get<Today>(own('/today'))
    expect(person).toMatchObject({
      kind: 'try-it',
      text: expect.stringMatching(/^Habla con una persona you often see/),
    })
  })

  test('the income disclosure is shown in it', async () => {
    const english = await get<IncomeDisclosure>('/api/income-disclosure?original=true')
    expect(await get('/api/income-disclosure')).toMatchObject({ text: english.text, language: 'en' })
    await aTranslation(database(), { kind: 'site-text', entity: 'income-disclosure' })
    expect(await get('/api/income-disclosure')).toMatchObject({ text: inSpanish(english.text), language: 'es' })
  })

  test('the income disclosure is shown as it was written once it was corrected, until it is translated again', async () => {
    // The session of the first one has ended in the days before.
    const editor = await testApp.administrator()
    const before = await get<IncomeDisclosure>('/api/income-disclosure?original=true')
    await aTranslation(database(), { kind: 'site-text', entity: 'income-disclosure' })
    const correct = async (text: string) => {
      expect((await write('PUT', '/api/admin/income-disclosure', { text }, editor)).statusCode).toBe(200)
    }
    await correct('Most people earn little.')
    expect(await get('/api/income-disclosure')).toMatchObject({ text: 'Most people earn little.', language: 'en' })
    await aTranslation(database(), { kind: 'site-text', entity: 'income-disclosure' })
    expect(await get('/api/income-disclosure')).toMatchObject({ language: 'es' })
    await correct(before.text)
  })
})
