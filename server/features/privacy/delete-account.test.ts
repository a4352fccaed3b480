import type { ErrorAnswer } from 'contract/common'
import type { LeaderboardEntry } from 'contract/leaderboard'
import type { Contact } from 'contract/rewards'
import type { User } from 'contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { emailHash, sendDueMails } from '#server/features/mail/public.ts'
import { countTeams } from '#server/features/team/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { giveTokens } from '#server/testing/leads.ts'
import { mailedToken, mailsTo } from '#server/testing/mail-links.ts'
import { wantsEmails } from '#server/testing/notices.ts'
import { aBrowser } from '#server/testing/push-devices.ts'
import { cookiesOf, startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

/**
 * The tables that hold a member's id: those emptied with the account, and those whose rows stay but identify no person.
 */
const FORGOTTEN = [
  'calendar_feeds',
  'challenge_progress',
  'course_progress',
  'delivered_items',
  'deliveries',
  'devices',
  'email_links',
  'first_days',
  'idempotency_keys',
  'invitations',
  'leads',
  'mails',
  'mission_completions',
  'notification_choices',
  'notification_settings',
  'notifications',
  'password_links',
  'people',
  'progress_consents',
  'push_subscriptions',
  'quiz_answers',
  'review_cards',
  'review_days',
  'reviews',
  'sessions',
  'talks',
  'try_its',
]
const KEPT = ['audit_log', 'ledger', 'members', 'referrals']

/** The counting of teams still has to subtract them from the figures of others. */
const KEPT_UNTIL_COUNTED = ['team_changes', 'team_members']

describeEachDatabase('an account that is deleted', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const remove = ({ user, cookie, password }: TestMember, with_ = password) =>
    testApp.call<ErrorAnswer>('DELETE', `/api/users/${user.id}`, { cookie, body: { password: with_ } })
  const meStatus = async (cookie: string) => (await testApp.call('GET', '/api/auth/me', { cookie })).statusCode
  const logIn = ({ email, password }: TestMember) =>
    testApp.call('POST', '/api/auth/login', { body: { email, password } })

  /** A member with data in every table, and the words to look for. */
  async function aPerson() {
    const sponsor = await testApp.register()
    const email = `rosalind-${database().engine}-${++people}@example.com`
    const member = await testApp.register({
      name: 'Rosalind Quist',
      email,
      phone: '555 0199',
      referralCode: sponsor.user.inviteCode,
      shareProgress: true,
    })
    await wantsEmails(database(), member)
    const { cookie, user } = member
    const url = `/api/users/${user.id}`
    const post = (path: string, body?: object) =>
      testApp.call('POST', `${url}${path}`, { cookie, ...(body ? { body } : {}) })
    await testApp.call('PATCH', url, { cookie, body: { boardName: 'Rosalind on the board', timeZone: 'Asia/Kolkata' } })
    const settings = { choices: [{ topic: 'thanks', way: 'email', isOn: true }], reminderHour: 8 }
    await testApp.call('PATCH', `${url}/notification-settings`, { cookie, body: settings })
    const known = await testApp.call<{ id: string }>('POST', `${url}/people`, { cookie, body: { name: 'Ana Duarte' } })
    await post(`/people/${known.body.id}/talks`, { outcome: 'listened' })
    await post('/calendar')
    await post('/push-devices', aBrowser())
    await post('/complete-mission', { missionId: 1 })
    const [quiz, course] = [await aQuiz(database(), null), await aCourse(database())]
    await post('/quiz-answer', { quizId: quiz.id, answer: 0 })
    const due = await aQuiz(database(), course.id)
    await aReviewCard(database(), user.id, due)
    await post('/reviews', { quizId: due.id, answer: 1 })
    await post('/try-its/mission:1', { answer: 'not-yet' })
    await post(`/course-progress/${course.id}`, { watchTime: 100, isCompleted: true })
    await post('/challenges/talk-to-10/check-in')
    await post('/email', { current: member.password, email: `new-${email}` })
    await giveTokens(database(), user.id, 5)
    await testApp.call('POST', `${url}/redeem-reward`, {
      cookie,
      body: { rewardType: 'social_posts' },
      headers: { 'idempotency-key': 'wish-1' },
    })
    await post('/invite', { email: `friend-of-${email}` })
    await testApp.call('POST', '/api/auth/forgot-password', { body: { email } })
    const lead = { name: 'Ada Weber', email: `ada-${email}`, consent: true, inviteCode: user.inviteCode }
    await testApp.call('POST', '/api/leads', { body: lead })
    const own = { name: 'Rosalind Quist', email, consent: true, inviteCode: sponsor.user.inviteCode }
    await testApp.call('POST', '/api/leads', { body: own })
    const report = { claim: 'Everybody earns', seenWhere: 'In a post', email }
    await testApp.call('POST', '/api/claim-reports', { body: report })
    return { member, sponsor, traces: ['Rosalind', email, '555 0199', user.inviteCode, 'Asia/Kolkata'] }
  }
  let people = 0

  test('leaves no trace of the person in any table, and the sums of a ledger that proves them', async () => {
    const { member, traces } = await aPerson()
    const count = () => countTeams(testApp.deps, { claimant: 'test' })
    await count()
    const before = await everything(database())
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([])
    expect(await tablesWith(database(), member.user.id)).toEqual([...FORGOTTEN, ...KEPT, 'team_members'].sort())
    expect(await tablesWith(database(), emailHash(member.email))).toEqual([
      'claim_reports',
      'leads',
      'mails',
      'unsubscribe_links',
    ])
    const answer = await remove(member)
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(['session', 'signed_in'])
    const after = await everything(database())
    expect(traces.filter((trace) => after.includes(trace))).toEqual([])
    expect(await tablesWith(database(), member.user.id)).toEqual([...KEPT, ...KEPT_UNTIL_COUNTED].sort())
    await count()
    expect(await tablesWith(database(), member.user.id)).toEqual(KEPT)
    // The links in emails that were sent go on working.
    expect(await tablesWith(database(), emailHash(member.email))).toEqual(['unsubscribe_links'])
    const row = database().read.selectFrom('members').select(['name', 'tokens', 'leaderboard_pts', 'is_on_board'])
    expect(await row.where('id', '=', member.user.id).executeTakeFirst()).toMatchObject({
      name: 'Former member',
      tokens: 20,
      leaderboard_pts: 45,
      is_on_board: 0,
    })
    const found: unknown[] = []
    const note = (each: unknown) => found.push(each)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    expect(found).toEqual([])
  })

  test('takes the mails with it that others had sent there, however they wrote the address', async () => {
    const member = await testApp.register()
    await wantsEmails(database(), member)
    const friend = await testApp.register()
    const body = { email: member.email.toUpperCase() }
    await testApp.call('POST', `/api/users/${friend.user.id}/invite`, { cookie: friend.cookie, body })
    expect((await everything(database())).includes(body.email)).toBe(true)
    await remove(member)
    expect((await everything(database())).includes(body.email)).toBe(false)
  })

  test('takes emailed news with it that went to an earlier address', async () => {
    const member = await testApp.register()
    await wantsEmails(database(), member, 'joined')
    await testApp.register({ referralCode: member.user.inviteCode })
    await sendDueMails(testApp.deps)
    const kinds = async () => (await mailsTo(testApp, member.email)).map(({ kind }) => kind)
    expect(await kinds()).toContain('referral-paid')
    const email = `new-${member.email}`
    const body = { current: member.password, email }
    await testApp.call('POST', `/api/users/${member.user.id}/email`, { cookie: member.cookie, body })
    const token = await mailedToken(testApp, email, 'change-email')
    await testApp.call('POST', '/api/auth/verify-email', { body: { token } })
    const { body: file } = await testApp.call('GET', `/api/users/${member.user.id}/export`, { cookie: member.cookie })
    expect(file).toMatchObject({ mails: expect.arrayContaining([expect.objectContaining({ kind: 'referral-paid' })]) })
    await remove(member)
    expect((await everything(database())).includes(member.email)).toBe(false)
  })

  test('takes with it what was asked for and reported with its address only if the member has proved it', async () => {
    const mia = await testApp.register()
    const email = `ada-${database().engine}@people.example`
    const ada = { name: 'Ada Weber', email, consent: true, inviteCode: mia.user.inviteCode }
    await testApp.call('POST', '/api/leads', { body: ada })
    await testApp.call('POST', '/api/claim-reports', { body: { claim: 'All earn', seenWhere: 'In a post', email } })
    const left = async () => {
      const url = `/api/users/${mia.user.id}/contacts`
      const { body } = await testApp.call<Contact[]>('GET', url, { cookie: mia.cookie })
      const reports = database().read.selectFrom('claim_reports').select('id').where('email', '=', email)
      const mails = database().read.selectFrom('mails').select('id').where('to_address', '=', email)
      const rows = [await reports.execute(), await mails.execute()]
      return [body.some((contact) => contact.email === email), ...rows.map(({ length }) => length > 0)]
    }
    await remove(await testApp.register({ email }))
    expect(await left()).toEqual([true, true, true])
    const herself = await testApp.register({ email })
    await wantsEmails(database(), herself)
    await remove(herself)
    expect(await left()).toEqual([false, false, false])
  })

  test('is over at once, in every browser, and login is refused', async () => {
    const member = await testApp.register()
    const elsewhere = cookiesOf(await logIn(member))
    await remove(member)
    expect([await meStatus(member.cookie), await meStatus(elsewhere)]).toEqual([401, 401])
    expect((await logIn(member)).statusCode).toBe(401)
    const sessions = database().read.selectFrom('sessions').select('token_hash')
    expect(await sessions.where('member_id', '=', member.user.id).execute()).toEqual([])
  })

  test('is not entered by a session that is still there', async () => {
    const member = await testApp.register()
    const gone = { deleted_at: 1, is_on_board: 0 as const }
    await database().write((db) => db.updateTable('members').set(gone).where('id', '=', member.user.id).execute())
    expect(await meStatus(member.cookie)).toBe(401)
  })

  test('is off the board, its code brings no sponsor, and its sponsor sees no name', async () => {
    const { member, sponsor } = await aPerson()
    await remove(member)
    const board = await testApp.call<LeaderboardEntry[]>('GET', '/api/leaderboard', { cookie: sponsor.cookie })
    expect(board.body.some(({ id }) => id === member.user.id)).toBe(false)
    const { body } = await testApp.call<User>('GET', '/api/auth/me', { cookie: sponsor.cookie })
    expect(body.invitedUsers.map(({ name }) => name)).toEqual([null])
    const code = member.user.inviteCode
    expect((await testApp.call('GET', `/api/invites/${code}`)).statusCode).toBe(404)
  })

  test('frees its address for a new registration', async () => {
    const member = await testApp.register()
    await remove(member)
    expect((await testApp.register({ email: member.email })).user.id).not.toBe(member.user.id)
  })

  test('needs its password (WRONG_PASSWORD), and is deleted once', async () => {
    const member = await testApp.register()
    const refused = await remove(member, 'not-this-one')
    expect([refused.statusCode, refused.body.code]).toEqual([403, 'WRONG_PASSWORD'])
    expect(await meStatus(member.cookie)).toBe(200)
    const both = await Promise.all([remove(member), remove(member)])
    expect(both.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  })
})

async function tablesWith({ read }: Database, text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await read.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read)
    if (JSON.stringify(rows).includes(text)) found.push(name)
  }
  return found.sort()
}

/** All rows of all tables, as one text. */
async function everything({ read }: Database): Promise<string> {
  const tables = await read.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(read)))
  return JSON.stringify(rows.map((result) => result.rows))
}
