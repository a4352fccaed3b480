import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('the export of an account', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const exported = ({ user, cookie }: TestMember) =>
    testApp.call<Record<string, unknown>>('GET', `/api/users/${user.id}/export`, { cookie })

  const friendOf = ({ email }: TestMember) => `friend-of-${email}`

  async function anActiveMember(): Promise<TestMember> {
    const sponsor = await testApp.register({ name: 'Priya Raman' })
    const member = await testApp.register({ phone: '555 0100', referralCode: sponsor.user.inviteCode })
    const post = (path: string, body?: object) =>
      testApp.call('POST', `/api/users/${member.user.id}${path}`, { cookie: member.cookie, ...(body ? { body } : {}) })
    await testApp.register({ name: 'Tomás Vidal', referralCode: member.user.inviteCode })
    await post('/complete-mission', { missionId: 1 })
    await post('/quiz-answer', { quizId: (await aQuiz(database(), null, { question: 'Why listen?' })).id, answer: 0 })
    await post('/challenges/talk-to-10/check-in')
    await post('/invite', { email: friendOf(member) })
    await post('/redeem-reward', { rewardType: 'social_posts' })
    return member
  }

  test('is a file with all that is stored about the member', async () => {
    const member = await anActiveMember()
    const answer = await exported(member)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="whistlestop-2026-03-02.json"')
    expect(answer.body).toMatchObject({
      account: {
        name: 'Maya Okafor',
        email: member.email,
        phone: '555 0100',
        sponsor: 'Priya Raman',
        registration: { referral: 'paid' },
      },
      learned: {
        stations: [{ completedAt: new Date(testApp.clock.now).toISOString() }],
        answers: [{ question: 'Why listen?', isCorrect: true, tries: 1 }],
      },
      challenges: [{ challenge: 'talk-to-10', count: 1, lastDay: '2026-03-02', completedAt: null }],
      invitations: [{ isMailed: true }],
      referrals: [{ name: 'Tomás Vidal', state: 'paid' }],
      sessions: [{}],
      browsers: [{}],
    })
    const { ledger } = answer.body as { ledger: { kind: string }[] }
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['mission', 'quiz', 'redemption', 'referral'])
    expect(answer.body.rewards).toHaveLength(1)
  })

  test('names no course or question that the member may not see', async () => {
    const member = await testApp.register()
    const course = await aCourse(database(), { title: 'Open title' })
    const quiz = await aQuiz(database(), course.id, { question: 'Open question?' })
    const post = (path: string, body: object) =>
      testApp.call('POST', `/api/users/${member.user.id}${path}`, { cookie: member.cookie, body })
    await post(`/course-progress/${course.id}`, { watchTime: 5, isCompleted: false })
    await post('/quiz-answer', { quizId: quiz.id, answer: 0 })
    const learned = async () =>
      (await exported(member)).body.learned as { courses: { title: string }[]; answers: { question: string }[] }
    expect(await learned()).toMatchObject({
      courses: [{ title: 'Open title' }],
      answers: [{ question: 'Open question?' }],
    })
    await database().write(async (db) => {
      await db.updateTable('courses').set({ title: 'Secret title', is_public: 0 }).where('id', '=', course.id).execute()
      await db.updateTable('quizzes').set({ question: 'Secret?' }).where('id', '=', quiz.id).execute()
    })
    expect(await learned()).toMatchObject({
      courses: [{ title: 'A course' }],
      answers: [{ question: 'A question' }],
    })
  })

  const prove = ({ user }: TestMember) =>
    database().write((db) =>
      db.updateTable('members').set({ email_verified_at: 1 }).where('id', '=', user.id).execute(),
    )

  test('has the mails that others had sent there once the address is proved, however they wrote it', async () => {
    const [member, friend] = [await testApp.register(), await testApp.register()]
    const to = member.email.toUpperCase()
    await testApp.call('POST', '/api/leads', { body: { name: 'Maya Okafor', email: to, consent: true } })
    // Anybody can register with an address.
    expect((await exported(member)).body.mails).toEqual([])
    await prove(member)
    expect((await exported(member)).body.mails).toMatchObject([{ kind: 'lead-confirm', to }])
    expect((await exported(friend)).body.mails).toEqual([])
  })

  test('has what the member asked for by a contact form once the address is proved, however they wrote it', async () => {
    const [member, friend] = [await testApp.register(), await testApp.register()]
    const body = { name: 'Maya Okafor', email: member.email.toUpperCase(), consent: true, phone: '555 0100' }
    await testApp.call('POST', '/api/leads', { body: { ...body, inviteCode: friend.user.inviteCode } })
    const asked = { name: 'Maya Okafor', email: body.email, phone: '555 0100', consent: expect.any(String) }
    expect((await exported(member)).body.contactRequests).toEqual([])
    await prove(member)
    expect((await exported(member)).body.contactRequests).toMatchObject([asked])
    expect((await exported(friend)).body.contactRequests).toEqual([])
  })

  test('has no hash, no token and no other member’s address', async () => {
    const member = await anActiveMember()
    const text = JSON.stringify((await exported(member)).body)
    const token = /session=([^;]+)/.exec(member.cookie)?.[1] ?? ''
    expect(token).toHaveLength(43)
    expect(text).not.toContain(token)
    expect(text).not.toMatch(/argon2|hash|token_|[0-9a-f]{64}/)
    const addresses = new Set(text.match(/[\w.-]+@[\w.-]+/g))
    expect([...addresses].sort()).toEqual([friendOf(member), member.email].sort())
  })
})
