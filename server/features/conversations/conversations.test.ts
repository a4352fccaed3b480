import type { ErrorAnswer } from 'contract/common'
import type { PlayableConversation, PracticeListItem, PracticeResult } from 'contract/conversations'
import { STEP_BACK } from 'game/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { practiceDue } from './public.ts'

const DAY = 24 * 3_600_000

/** A path to the clear ending, one that leaves a promise of money unrepaired, and one on which Ines leaves. */
const CLEAR = AN_EXAMPLE.script.model
const FALSE_HOPE = [
  'depends',
  'vary',
  'ask-instead',
  'all-of-it',
  'two-papers',
  'ignore-friday',
  'fine-either-way',
  'one-mail',
]
const GONE = ['come-thursday', 'only-an-hour']

describeEachDatabase('a practice conversation', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  afterAll(() => testApp.app.close())

  const play = ({ user, cookie }: TestMember, body: object, headers: Record<string, string> = {}) =>
    testApp.call<PracticeResult & ErrorAnswer>('POST', `/api/users/${user.id}/practice`, { cookie, body, headers })
  const list = async ({ cookie }: TestMember) =>
    (await testApp.call<PracticeListItem[]>('GET', '/api/conversations', { cookie })).body
  const runsOf = (memberId: string) =>
    database().read.selectFrom('practice_runs').selectAll().where('member_id', '=', memberId).execute()

  test('is sent without what would tell how good a reply is', async () => {
    const { slug } = await aConversation(database())
    const { cookie } = await testApp.register()
    const answer = await testApp.call<PlayableConversation>('GET', `/api/conversations/${slug}`, { cookie })
    expect(answer.body).toMatchObject({ slug, version: 1, title: 'What would I earn?', partner: 'Ines', start: 'ask' })
    const { id, text, mood, feedback, go } = AN_EXAMPLE.script.nodes[0]?.replies[0] ?? {}
    expect(answer.body.nodes[0]?.replies[0]).toEqual({ id, text, mood, feedback, go })
    expect(answer.payload).not.toMatch(/"(quality|tells|does|mends|endings|model|source)"/)
  })

  test('is replayed, answered with a debrief, and stored without its path', async () => {
    const { slug } = await aConversation(database())
    const member = await testApp.register()
    const { statusCode, body } = await play(member, { slug, version: 1, replies: FALSE_HOPE })
    expect(statusCode).toBe(200)
    expect(body.debrief.ending).toMatchObject({ id: 'false-hope', isClear: false })
    expect(body.debrief.harms).toEqual([{ id: 'claim', text: 'She believes in a sum of money.', isStanding: true }])
    expect(body.debrief.facts.filter(({ isTold }) => isTold).map(({ id }) => id)).toEqual([
      'interest',
      'cost',
      'papers',
      'free',
    ])
    const { line, replies = [] } = AN_EXAMPLE.script.nodes[0] ?? {}
    const { text, quality, feedback } = replies.find(({ id }) => id === 'depends') ?? {}
    expect(body.debrief.path[0]).toMatchObject({ line, reply: text, quality, feedback })
    expect(body.debrief.path[0]?.source?.url).toMatch(/^https:/)
    expect(body.debrief.model.map(({ quality }) => quality)).toEqual(Array(CLEAR.length).fill('strong'))
    expect([body.tokensEarned, body.pointsEarned, body.user.tokens]).toEqual([0, 0, 0])
    const [run, ...others] = await runsOf(member.user.id)
    expect(others).toEqual([])
    expect(run).toMatchObject({ version: 1, ending: 'false-hope', is_clear: 0, harms: '["claim"]' })
    expect(JSON.stringify(run)).not.toMatch(/depends|vary|ask-instead/)
  })

  test('pays 3 tokens and 10 points at the first clear ending, once', async () => {
    const { slug } = await aConversation(database())
    const member = await testApp.register()
    const gone = await play(member, { slug, version: 1, replies: GONE })
    expect(gone.body.debrief.ending.id).toBe('gone')
    const first = await play(member, { slug, version: 1, replies: CLEAR })
    expect([first.body.tokensEarned, first.body.pointsEarned]).toEqual([3, 10])
    expect(first.body.user).toMatchObject({ tokens: 3, leaderboardPts: 10 })
    const second = await play(member, { slug, version: 1, replies: ['depends', STEP_BACK, ...CLEAR] })
    expect(second.body.debrief.ending.isClear).toBe(true)
    expect([second.body.tokensEarned, second.body.user.tokens]).toEqual([0, 3])
    const entries = await database()
      .read.selectFrom('ledger')
      .select(['kind', 'reference', 'tokens', 'points'])
      .where('member_id', '=', member.user.id)
      .execute()
    expect(entries).toEqual([{ kind: 'practice', reference: slug, tokens: 3, points: 10 }])
    const found: unknown[] = []
    const note = (finding: unknown) => found.push(finding)
    await verifyLedger(database().read, { wrongBalance: note, wrongTotal: note })
    expect(found).toEqual([])
    const page = await testApp.call<{ entries: { title: string }[] }>('GET', `/api/users/${member.user.id}/ledger`, {
      cookie: member.cookie,
    })
    expect(page.body.entries[0]?.title).toBe('Practice: What would I earn?')
  })

  test('that is sent again with the same key is one run, whose stored answer has no path in it', async () => {
    const { slug } = await aConversation(database())
    const member = await testApp.register()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const run = { slug, version: 1, replies: CLEAR }
    const first = await play(member, run, headers)
    const again = await play(member, run, headers)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await runsOf(member.user.id)).toHaveLength(1)
    expect(codeOf(await play(member, { ...run, replies: GONE }, headers))).toEqual([409, 'KEY_REUSED'])
    const key = await database()
      .read.selectFrom('idempotency_keys')
      .select('answer')
      .where('member_id', '=', member.user.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(key.answer ?? '')).toEqual({ tokensEarned: 3, pointsEarned: 10 })
  })

  test('sent several times at once pays once', async () => {
    const { slug } = await aConversation(database())
    const member = await testApp.register()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => play(member, { slug, version: 1, replies: CLEAR })),
    )
    expect(answers.reduce((sum, { body }) => sum + body.tokensEarned, 0)).toBe(3)
    const me = await testApp.call<{ tokens: number }>('GET', '/api/auth/me', { cookie: member.cookie })
    expect(me.body.tokens).toBe(3)
  })

  test('that is unknown, hidden or deleted, and replies that are no finished path, are refused and nothing is stored', async () => {
    const { slug } = await aConversation(database())
    const hidden = await aConversation(database(), { is_published: 0 })
    const deleted = await aConversation(database(), { deleted_at: 1 })
    const member = await testApp.register()
    for (const refused of ['nowhere', hidden.slug, deleted.slug]) {
      const run = { slug: refused, version: 1, replies: CLEAR }
      expect(codeOf(await play(member, run)), refused).toEqual([404, 'CONVERSATION_NOT_FOUND'])
      const asked = await testApp.call('GET', `/api/conversations/${refused}`, { cookie: member.cookie })
      expect(codeOf(asked)).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    }
    expect(codeOf(await play(member, { slug, version: 2, replies: CLEAR }))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    for (const replies of [CLEAR.slice(0, -1), [...CLEAR, 'one-mail'], ['nonsense'], [STEP_BACK, ...CLEAR]]) {
      expect(codeOf(await play(member, { slug, version: 1, replies }))).toEqual([400, 'INVALID'])
    }
    expect(await runsOf(member.user.id)).toEqual([])
    expect((await list(member)).map((each) => each.slug)).not.toContain(hidden.slug)
    expect((await list(member)).map((each) => each.slug)).not.toContain(deleted.slug)
  })

  test('is listed with the clear ending once it was reached, until then with that of the last run', async () => {
    const { slug } = await aConversation(database())
    const member = await testApp.register()
    const own = async () => (await list(member)).find((each) => each.slug === slug)
    expect(await own()).toMatchObject({ runs: 0, best: null, isDue: false, theme: 'joining' })
    await play(member, { slug, version: 1, replies: FALSE_HOPE })
    expect(await own()).toMatchObject({ runs: 1, best: { title: 'She is doing sums on a napkin', isClear: false } })
    await play(member, { slug, version: 1, replies: CLEAR })
    await play(member, { slug, version: 1, replies: GONE })
    expect(await own()).toMatchObject({
      runs: 3,
      best: { title: 'She asks whether you want another tea', isClear: true },
    })
  })

  test('is offered again 3 days after the first day and 10 days after the second', async () => {
    testApp.clock.now = Date.parse('2026-05-04T22:30:00Z')
    const { id, slug } = await aConversation(database())
    const member = await testApp.register()
    // There it is already the next day.
    const asked = { memberId: member.user.id, timeZone: 'Europe/Berlin', language: 'en' }
    const due = async () => (await practiceDue(database().read, { ...asked, now: testApp.clock.now }))?.slug ?? null
    expect(await due()).toBeNull()
    await play(member, { slug, version: 1, replies: GONE })
    await play(member, { slug, version: 1, replies: CLEAR })
    testApp.clock.now = Date.parse('2026-05-07T21:59:00Z')
    expect(await due()).toBeNull()
    testApp.clock.now = Date.parse('2026-05-07T22:01:00Z')
    expect(await due()).toBe(slug)
    await play(member, { slug, version: 1, replies: CLEAR })
    testApp.clock.now += 9 * DAY
    expect(await due()).toBeNull()
    testApp.clock.now += DAY
    expect(await due()).toBe(slug)
    await database().write((db) =>
      db.updateTable('conversations').set({ is_published: 0 }).where('id', '=', id).execute(),
    )
    expect(await due()).toBeNull()
    await database().write((db) =>
      db.updateTable('conversations').set({ is_published: 1 }).where('id', '=', id).execute(),
    )
    await play(member, { slug, version: 1, replies: CLEAR })
    testApp.clock.now += 40 * DAY
    expect(await due()).toBeNull()
  })

  test('is in the export of the account and goes with it', async () => {
    const { slug } = await aConversation(database())
    const member = await testApp.register()
    await play(member, { slug, version: 1, replies: CLEAR })
    const exported = await testApp.call<{ practice: object[] }>('GET', `/api/users/${member.user.id}/export`, {
      cookie: member.cookie,
    })
    expect(exported.body.practice).toMatchObject([{ conversation: slug, ending: 'clear', isClear: true, harms: [] }])
    await testApp.call('DELETE', `/api/users/${member.user.id}`, {
      cookie: member.cookie,
      body: { password: member.password },
    })
    expect(await runsOf(member.user.id)).toEqual([])
  })
})
