import type { Rescues } from 'contract/rescues'
import type { Today } from 'contract/reviews'
import { LATER, ONE_CARD_IN, STALLS_AFTER } from 'game/rescues'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#server/database/schema.ts'
import { consentAnswer } from '#server/testing/consent-text.ts'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aLesson } from '#server/testing/factories.ts'
import { aPair, type Pair } from '#server/testing/rescues.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { aTranslation, inSpanish } from '#server/testing/translations.ts'
import { deleteExpiredCards } from './public.ts'

const DAY = 24 * 3_600_000

type Members = Updateable<Schema['members']>

describeEachDatabase('who needs a hand', (database) => {
  let testApp: TestApp
  let pair: Pair
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es'] })
  })
  beforeEach(async () => {
    pair = await aPair(testApp)
  })
  afterAll(() => testApp.app.close())

  describe('is shown', () => {
    test('after a day without a station, not before, and once', async () => {
      testApp.clock.now += STALLS_AFTER.firstStation - 1
      expect(await pair.cards()).toEqual([])
      testApp.clock.now += 1
      const [card, ...others] = await pair.cards()
      expect(card).toEqual({
        id: expect.stringMatching(/^[\w-]{16}$/),
        name: 'Ada Weber',
        cause: 'first-station',
        since: new Date(testApp.clock.now - DAY).toISOString(),
        title: 'Attraction Village',
      })
      expect(others).toEqual([])
      expect(await pair.cards()).toEqual([card])
    })

    test('with the station or course that stands still, and what stopped last first', async () => {
      const bo = await pair.recruit({ name: 'Bo Lund' })
      const { id: courseId } = await aCourse(database(), { title: 'Listening' })
      const lesson = await aLesson(database(), courseId)
      await pair.station(1)
      await pair.station(1, bo)
      await pair.post(bo, `/course-progress/${courseId}`, { watchTime: 0, isCompleted: false })
      testApp.clock.now += DAY
      await pair.post(bo, `/lessons/${lesson.id}/complete`)
      await pair.station(2, bo)
      testApp.clock.now += STALLS_AFTER.station - DAY
      expect(await pair.cards()).toMatchObject([{ name: 'Ada Weber', cause: 'station', title: expect.any(String) }])
      await pair.post(bo, '/complete-mission', { missionId: 3 })
      await pair.post(bo, '/complete-mission', { missionId: 4 })
      await pair.post(bo, '/complete-mission', { missionId: 5 })
      testApp.clock.now += DAY + STALLS_AFTER.course - STALLS_AFTER.station
      expect((await pair.cards()).map(({ name, cause, title }) => [name, cause, title])).toEqual([
        ['Bo Lund', 'course', 'Listening'],
        ['Ada Weber', 'station', expect.any(String)],
      ])
    })

    test("with the station's title in the sponsor's language", async () => {
      await aTranslation(database(), { kind: 'mission', entity: 1 })
      testApp.clock.now += STALLS_AFTER.firstStation
      const { user, cookie } = pair.sponsor
      const headers = { 'accept-language': 'es' }
      const { body } = await testApp.call<Rescues>('GET', `/api/users/${user.id}/rescues`, { cookie, headers })
      expect(body.cards.map(({ title }) => title)).toEqual([inSpanish('Attraction Village')])
      expect((await pair.cards()).map(({ title }) => title)).toEqual(['Attraction Village'])
    })

    test('after a streak of five that ended yesterday, and with all stations done', async () => {
      const [today] = [Math.floor(testApp.clock.now / DAY)]
      await pair.station(1)
      await pair.change(pair.ada, { login_streak: 6, last_visit_day: today - 4 })
      expect(await pair.cards()).toMatchObject([{ cause: 'streak', days: 6 }])
      for (const missionId of [2, 3, 4, 5]) await pair.station(missionId)
      testApp.clock.now += STALLS_AFTER.finished
      expect(await pair.cards()).toMatchObject([{ cause: 'finished' }])
    })

    test('not where somebody practised in the week after the last station', async () => {
      const { slug } = await aConversation(database())
      for (const missionId of [1, 2, 3, 4, 5]) await pair.station(missionId)
      testApp.clock.now += DAY
      expect(
        (await pair.post(pair.ada, '/practice', { slug, version: 1, replies: AN_EXAMPLE.script.model })).statusCode,
      ).toBe(200)
      testApp.clock.now += STALLS_AFTER.finished - 1
      expect(await pair.cards()).toEqual([])
      testApp.clock.now += 1
      expect(await pair.cards()).toMatchObject([{ cause: 'finished' }])
    })

    test('not more than once a week, whatever stands still, and each standstill once', async () => {
      const id = await pair.stall()
      await pair.act(id, 'dismiss')
      await pair.station(1)
      testApp.clock.now += ONE_CARD_IN - 1
      expect(await pair.cards()).toEqual([])
      testApp.clock.now += 1
      const [next] = await pair.cards()
      expect(next).toMatchObject({ cause: 'station' })
      await pair.act(next?.id ?? '', 'dismiss')
      testApp.clock.now += 8 * DAY
      expect(await pair.cards()).toEqual([])
    })

    test('ten at most, and the newest recruits first', async () => {
      for (let count = 0; count < 11; count++) {
        testApp.clock.now += 1
        await pair.recruit({ name: `Recruit ${count}` })
      }
      testApp.clock.now += DAY
      const shown = await pair.cards()
      expect(shown.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `Recruit ${10 - index}`))
      expect(await pair.cards()).toEqual(shown)
      expect((await pair.get<Today>(pair.sponsor, '/today')).needAHand).toBe(10)
    })

    test('no more once they have made progress by themselves', async () => {
      await pair.stall()
      await pair.station(1)
      expect(await pair.cards()).toEqual([])
      const states = database()
        .read.selectFrom('rescues')
        .select('state')
        .where('sponsor_id', '=', pair.sponsor.user.id)
      expect(await states.execute()).toEqual([{ state: 'over' }])
    })
  })

  test('ends as praise once somebody practised after the card was shown', async () => {
    const { slug } = await aConversation(database())
    for (const missionId of [1, 2, 3, 4, 5]) await pair.station(missionId)
    testApp.clock.now += STALLS_AFTER.finished
    const [card] = await pair.cards()
    testApp.clock.now += 1
    await pair.post(pair.ada, '/practice', { slug, version: 1, replies: AN_EXAMPLE.script.model })
    expect((await pair.act(card?.id ?? '', 'reached_out')).body.code).toBe('RESCUE_OVER')
    expect([card?.cause, await pair.cards()]).toEqual(['finished', []])
  })

  describe('is nobody', () => {
    test.each([
      ['who was never asked', { shareProgress: undefined }],
      ['who said no', { shareProgress: false }],
    ])('%s', async (_, said) => {
      await pair.recruit({ name: 'Bo Lund', ...said })
      await pair.stall()
      expect(await pair.cards()).toMatchObject([{ name: 'Ada Weber' }])
    })

    test('who wants no nudges, is suspended, or has another sponsor', async () => {
      const other = await testApp.register()
      await pair.stall()
      const changes: [Members, Members][] = [
        [{ no_nudges: 1 }, { no_nudges: 0 }],
        [{ suspended_at: 1 }, { suspended_at: null }],
        [
          { sponsor_id: other.user.id },
          { sponsor_id: pair.sponsor.user.id, shares_progress_with: pair.sponsor.user.id },
        ],
        [{ shares_progress_with: other.user.id }, { shares_progress_with: pair.sponsor.user.id }],
        [{ sponsor_id: other.user.id, shares_progress_with: other.user.id }, { sponsor_id: pair.sponsor.user.id }],
      ]
      for (const [set, back] of changes) {
        await pair.change(pair.ada, set)
        expect(await pair.cards(), JSON.stringify(set)).toEqual([])
        expect((await pair.get<Today>(pair.sponsor, '/today')).needAHand).toBe(0)
        await pair.change(pair.ada, back)
      }
      await pair.change(pair.ada, { shares_progress_with: pair.sponsor.user.id })
      expect(await pair.cards()).toHaveLength(1)
    })

    test('in a rest that was announced; the card waits until it is over', async () => {
      const id = await pair.stall()
      const today = Math.floor(testApp.clock.now / DAY)
      await pair.change(pair.ada, { rest_from_day: today, rest_to_day: today + 1 })
      expect(await pair.cards()).toEqual([])
      testApp.clock.now += DAY
      expect(await pair.cards()).toEqual([])
      testApp.clock.now += DAY
      expect(await pair.cards()).toMatchObject([{ id }])
    })

    test('any more from the moment in which they withdraw, and nothing can be done with the card', async () => {
      const id = await pair.stall()
      await pair.say({ shareProgress: false })
      expect(await pair.look()).toEqual({ cards: [], reachedOut: [], thanks: [] })
      expect((await pair.act(id, 'reached_out')).body.code).toBe('RESCUE_NOT_FOUND')
      await pair.say(consentAnswer(true))
      expect(await pair.cards()).toMatchObject([{ id }])
    })
  })

  describe('a card', () => {
    test('is back after *Later*, three days on, and no sooner', async () => {
      const id = await pair.stall()
      expect((await pair.act(id, 'later')).body.cards).toEqual([])
      testApp.clock.now += LATER - 1
      expect(await pair.cards()).toEqual([])
      testApp.clock.now += 1
      expect(await pair.cards()).toMatchObject([{ id }])
    })

    test('can be put away, and taken back, and *I reached out* as well', async () => {
      const id = await pair.stall()
      expect((await pair.act(id, 'dismiss')).body.cards).toEqual([])
      expect((await pair.act(id, 'reopen')).body.cards).toMatchObject([{ id }])
      const { body } = await pair.act(id, 'reached_out')
      expect(body).toMatchObject({ cards: [], reachedOut: [{ id, name: 'Ada Weber' }] })
      expect((await pair.act(id, 'reached_out')).body.reachedOut).toEqual(body.reachedOut)
      expect((await pair.act(id, 'reopen')).body).toMatchObject({ cards: [{ id }], reachedOut: [] })
    })

    test.each([
      ['of somebody else', (id: string) => id, 404],
      ['that isn’t there', () => 'x'.repeat(16), 404],
      ['with another form', () => 'x', 400],
    ])('%s can’t be changed', async (_, idOf, status) => {
      const stranger = await testApp.register()
      expect((await pair.act(idOf(await pair.stall()), 'dismiss', stranger)).statusCode).toBe(status)
      expect(await pair.cards()).toHaveLength(1)
    })

    test.each([{ act: 'wave' }, {}, { act: 'later', until: 1 }])('refuses %j', async (body) => {
      expect((await pair.post(pair.sponsor, `/rescues/${await pair.stall()}`, body)).statusCode).toBe(400)
    })

    test('about somebody who has made progress by themselves can’t be reached out for', async () => {
      const id = await pair.stall()
      await pair.station(1)
      expect((await pair.act(id, 'reached_out')).body.code).toBe('RESCUE_OVER')
      await pair.cards()
      expect((await pair.act(id, 'reached_out')).body.code).toBe('RESCUE_OVER')
      await pair.station(2)
      expect(await pair.help()).toEqual({ questions: [] })
    })

    test('is gone after a year', async () => {
      const id = await pair.stall()
      const shownAt = async (at: number) => {
        await database().write((db) => db.updateTable('rescues').set({ shown_at: at }).where('id', '=', id).execute())
        await deleteExpiredCards(testApp.deps)
      }
      await shownAt(testApp.clock.now - 365 * DAY)
      expect(await pair.states()).toEqual([{ state: 'open' }])
      expect((await pair.act(id, 'reached_out')).statusCode).toBe(404)
      await shownAt(testApp.clock.now - 365 * DAY - 1)
      expect(await pair.states()).toEqual([])
    })
  })
})
