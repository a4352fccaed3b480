import type { Today } from 'contract/reviews'
import { HELPS_WITHIN, SILENCE_IS_THANKS, STALLS_AFTER, THANKS_SHOWN } from 'game/rescues'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson } from '#server/testing/factories.ts'
import { aPair, type Pair } from '#server/testing/rescues.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { settleDueCards } from './public.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeEachDatabase('help', (database) => {
  let testApp: TestApp
  let pair: Pair
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    pair = await aPair(testApp)
  })
  afterAll(() => testApp.app.close())

  describe('a message', () => {
    test('is asked about once the person has made progress, and thanks pay five points, once', async () => {
      const id = await pair.stall()
      await pair.act(id, 'reached_out')
      expect(await pair.help()).toEqual({ questions: [] })
      expect((await pair.answer(id, 'thanks')).body.code).toBe('HELP_NOT_FOUND')
      testApp.clock.now += HOUR
      await pair.station(1)
      const reachedOutAt = new Date(testApp.clock.now - HOUR).toISOString()
      expect((await pair.help()).questions).toEqual([{ id, sponsorName: 'Theo Lindqvist', reachedOutAt }])
      expect((await pair.get<Today>(pair.ada, '/today')).wasHelped).toBe(true)
      const thankedAt = new Date(testApp.clock.now).toISOString()
      for (const _ of [1, 2]) {
        const { body } = await pair.answer(id, 'thanks')
        expect(body).toEqual({ questions: [] })
      }
      expect((await pair.answer(id, 'unrelated')).body.code).toBe('HELP_NOT_FOUND')
      expect(await pair.helpPaid()).toEqual([{ reference: id, points: 5, tokens: 0 }])
      expect((await pair.look()).thanks).toEqual([{ id, name: 'Ada Weber', thankedAt, points: 5 }])
      const { entries } = await pair.get<{ entries: object[] }>(pair.sponsor, '/ledger')
      expect(entries).toContainEqual(
        expect.objectContaining({ kind: 'help', title: 'You helped Ada Weber', points: 5 }),
      )
      testApp.clock.now += THANKS_SHOWN
      expect((await pair.look()).thanks).toEqual([])
    })

    test('that had nothing to do with it pays nobody and costs nobody', async () => {
      const id = await pair.moveOn()
      expect((await pair.answer(id, 'unrelated')).body).toEqual({ questions: [] })
      expect((await pair.answer(id, 'thanks')).body.code).toBe('HELP_NOT_FOUND')
      expect(await pair.look()).toEqual({ cards: [], reachedOut: [], thanks: [] })
      expect(await pair.helpPaid()).toEqual([])
    })

    test('is thanked for by three days of silence, from the day on which the person was asked', async () => {
      const id = await pair.moveOn()
      await settleDueCards(testApp.deps)
      testApp.clock.now += SILENCE_IS_THANKS - 1
      await settleDueCards(testApp.deps)
      expect(await pair.helpPaid()).toEqual([])
      expect((await pair.help()).questions).toMatchObject([{ id }])
      testApp.clock.now += 1
      for (const _ of [1, 2]) await settleDueCards(testApp.deps)
      expect(await pair.helpPaid()).toEqual([{ reference: id, points: 5, tokens: 0 }])
      expect((await pair.look()).thanks).toMatchObject([{ id }])
    })

    test('is news for the person when they are asked, and for the sponsor when they are thanked, once each', async () => {
      const id = await pair.moveOn()
      await settleDueCards(testApp.deps)
      await settleDueCards(testApp.deps)
      await pair.answer(id, 'thanks')
      await settleDueCards(testApp.deps)
      const people = [pair.ada.user.id, pair.sponsor.user.id]
      const news = database().read.selectFrom('notifications').select(['member_id', 'kind', 'about_id'])
      const ofHelp = news.where('member_id', 'in', people).where('kind', 'in', ['helped', 'thanks']).orderBy('kind')
      expect(await ofHelp.execute()).toEqual([
        { member_id: people[0], kind: 'helped', about_id: people[1] },
        { member_id: people[1], kind: 'thanks', about_id: people[0] },
      ])
    })

    test.each([
      [HELPS_WITHIN, 1],
      [HELPS_WITHIN + 1, 0],
    ])('that somebody made progress %i ms after is asked about: %i', async (after, asked) => {
      const id = await pair.stall()
      await pair.act(id, 'reached_out')
      testApp.clock.now += after
      await pair.station(1)
      expect((await pair.help()).questions).toHaveLength(asked)
      testApp.clock.now += 1
      await settleDueCards(testApp.deps)
      const state = database().read.selectFrom('rescues').select('state').where('id', '=', id)
      expect(await state.execute()).toEqual([{ state: asked === 1 ? 'asked' : 'over' }])
    })

    test.each([
      ['withdraws', () => pair.say({ shareProgress: false })],
      ['wants no nudges', () => pair.say({ noNudges: true })],
      ['has another sponsor', async () => pair.change(pair.ada, { sponsor_id: (await testApp.register()).user.id })],
      ['is suspended', () => pair.change(pair.ada, { suspended_at: 1 })],
    ])('pays nothing and shows nothing where the person %s in between', async (_, turn) => {
      const id = await pair.moveOn()
      await settleDueCards(testApp.deps)
      await turn()
      expect([401, 404]).toContain((await pair.answer(id, 'thanks')).statusCode)
      testApp.clock.now += SILENCE_IS_THANKS
      await settleDueCards(testApp.deps)
      expect(await pair.helpPaid()).toEqual([])
      expect(await pair.look()).toEqual({ cards: [], reachedOut: [], thanks: [] })
    })

    test('pays no sponsor who is suspended or gone', async () => {
      const id = await pair.moveOn()
      await pair.change(pair.sponsor, { suspended_at: 1 })
      expect((await pair.help()).questions).toEqual([])
      expect((await pair.answer(id, 'thanks')).body.code).toBe('HELP_NOT_FOUND')
      await settleDueCards(testApp.deps)
      expect(await pair.helpPaid()).toEqual([])
    })

    test('pays five times a week, and thanks go on', async () => {
      const friends = [pair.ada]
      for (let count = 0; count < 5; count++) friends.push(await pair.recruit({ name: `Friend ${count}` }))
      testApp.clock.now += DAY
      const shown = await pair.cards()
      for (const { id } of shown) await pair.act(id, 'reached_out')
      testApp.clock.now += HOUR
      for (const friend of friends) await pair.station(1, friend)
      for (const friend of friends) {
        const card = shown.find(({ name }) => name === friend.user.name)
        await pair.answer(card?.id ?? '', 'thanks', friend)
      }
      expect(await pair.helpPaid()).toHaveLength(5)
      expect((await pair.look()).thanks.map(({ points }) => points).sort()).toEqual([0, 5, 5, 5, 5, 5])
    })

    test.each([
      [
        'streak',
        async () => pair.change(pair.ada, { login_streak: 6, last_visit_day: dayOf(-4) }),
        () => pair.look(pair.ada),
      ],
      [
        'finished',
        async () => {
          for (const missionId of [2, 3, 4, 5]) await pair.station(missionId)
          testApp.clock.now += STALLS_AFTER.finished
        },
        () => pair.post(pair.ada, '/invite', { email: `friend-of-${pair.ada.email}` }),
      ],
      ['course', aCourseUnderWay, (slug: string) => pair.post(pair.ada, `/lessons/${slug}/complete`)],
    ])('about a %s is asked about as well', async (cause, prepare, move) => {
      await pair.station(1)
      const thing = String(await prepare())
      const [card] = await pair.cards()
      expect(card?.cause).toBe(cause)
      await pair.act(card?.id ?? '', 'reached_out')
      expect((await pair.help()).questions).toEqual([])
      testApp.clock.now += HOUR
      await move(thing)
      expect((await pair.help()).questions).toHaveLength(1)
    })

    const dayOf = (away: number) => Math.floor(testApp.clock.now / DAY) + away
    async function aCourseUnderWay() {
      const { id } = await aCourse(database())
      const lesson = await aLesson(database(), id)
      await pair.post(pair.ada, `/course-progress/${id}`, { watchTime: 0, isCompleted: false })
      for (const missionId of [2, 3, 4, 5]) await pair.station(missionId)
      testApp.clock.now += STALLS_AFTER.course
      return lesson.id
    }
  })

  describe('between two accounts of one person', () => {
    test.each([
      ['was held', { state: 'held', reason: 'SAME_MAILBOX' } as const, 0],
      ['waits', { state: 'pending', reason: null } as const, 0],
      ['was refused', { state: 'refused', reason: 'RING' } as const, 0],
      ['was held because the sponsor brought many', { state: 'held', reason: 'LIFETIME_CAP' } as const, 1],
    ])('where the referral %s', async (_, referral, paid) => {
      const id = await pair.moveOn()
      await database().write((db) =>
        db.updateTable('referrals').set(referral).where('invited_id', '=', pair.ada.user.id).execute(),
      )
      expect((await pair.answer(id, 'thanks')).statusCode).toBe(200)
      expect(await pair.helpPaid()).toHaveLength(paid)
      expect((await pair.look()).thanks).toMatchObject([{ points: 5 * paid }])
    })

    test('where both signed in from one browser nothing is paid', async () => {
      const id = await pair.moveOn()
      const device = { token_hash: `shared by ${pair.ada.user.id}`, last_used_at: 1 }
      const rows = [pair.ada, pair.sponsor].map(({ user }) => ({ ...device, member_id: user.id }))
      await database().write((db) => db.insertInto('devices').values(rows).execute())
      await pair.answer(id, 'thanks')
      expect(await pair.helpPaid()).toEqual([])
    })
  })

  test('is in the export of both, and nothing of it is left when either leaves', async () => {
    await pair.answer(await pair.moveOn(), 'thanks')
    const at = new Date(testApp.clock.now).toISOString()
    const reachedOutAt = new Date(testApp.clock.now - HOUR).toISOString()
    expect(await pair.get(pair.sponsor, '/export')).toMatchObject({
      cardsAboutMe: [],
      helpGiven: [{ reachedOutAt, settledAt: at, points: 5 }],
    })
    expect(await pair.get(pair.ada, '/export')).toMatchObject({
      cardsAboutMe: [{ cause: 'first-station', state: 'thanked', sponsorReachedOutAt: reachedOutAt, settledAt: at }],
      helpGiven: [],
    })
    const remove = ({ user, cookie, password }: TestMember) =>
      testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    expect((await remove(pair.ada)).statusCode).toBe(204)
    expect(await pair.look()).toEqual({ cards: [], reachedOut: [], thanks: [] })
    await pair.recruit()
    await pair.stall()
    expect(await pair.states()).toEqual([{ state: 'open' }])
    await remove(pair.sponsor)
    expect(await pair.states()).toEqual([])
  })
})
