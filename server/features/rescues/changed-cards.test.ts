import { SILENCE_IS_THANKS, STALLS_AFTER } from 'game/rescues'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beforeWriting } from '#server/testing/before-writing.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aPair, aRescue, type Pair } from '#server/testing/rescues.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { settleDueCards } from './public.ts'
import { showCards } from './show-cards.ts'

describeEachDatabase('a card that changes meanwhile', (database) => {
  let testApp: TestApp
  let pair: Pair
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    pair = await aPair(testApp)
  })
  afterAll(() => testApp.app.close())

  test('says so where it can’t be done with what was dealt with in another tab; the same again is no mistake', async () => {
    const id = await pair.stall()
    await pair.act(id, 'dismiss')
    expect((await pair.act(id, 'dismiss')).statusCode).toBe(200)
    expect((await pair.act(id, 'later')).body.code).toBe('RESCUE_ENDED')
    await pair.act(id, 'reached_out')
    expect((await pair.act(id, 'dismiss')).body.code).toBe('RESCUE_ENDED')
    testApp.clock.now += 1_000
    await pair.station(1)
    await pair.answer(id, 'unrelated')
    expect((await pair.act(id, 'reached_out')).statusCode).toBe(200)
    for (const act of ['later', 'dismiss', 'reopen']) expect((await pair.act(id, act)).body.code).toBe('RESCUE_ENDED')
    expect(await pair.states()).toEqual([{ state: 'unrelated' }])
  })

  const lookWhile = (happens: () => Promise<unknown>) =>
    showCards({ ...testApp.deps, database: beforeWriting(database(), happens) }, pair.sponsor.user.id, 'en')

  test('isn’t made about somebody who makes progress while it is', async () => {
    testApp.clock.now += STALLS_AFTER.firstStation
    expect((await lookWhile(() => pair.station(1))).cards).toEqual([])
    expect(await pair.states()).toEqual([])
  })

  test('isn’t made for a sponsor who is suspended by then', async () => {
    testApp.clock.now += STALLS_AFTER.firstStation
    const { id } = pair.sponsor.user
    await lookWhile(() =>
      database().write((db) => db.updateTable('members').set({ suspended_at: 1 }).where('id', '=', id).execute()),
    )
    expect(await pair.states()).toEqual([])
  })

  test('doesn’t end where what it is about stands still again by then', async () => {
    const id = await pair.stall()
    await pair.station(1)
    const { id: memberId } = pair.ada.user
    await lookWhile(() =>
      database().write((db) => db.deleteFrom('mission_completions').where('member_id', '=', memberId).execute()),
    )
    expect(await pair.states()).toEqual([{ state: 'open' }])
    expect(await pair.cards()).toMatchObject([{ id }])
  })

  test('isn’t made where there is another one about that person by then', async () => {
    testApp.clock.now += STALLS_AFTER.firstStation
    const card = { member_id: pair.ada.user.id, sponsor_id: pair.sponsor.user.id, cause: 'streak' } as const
    await lookWhile(() => aRescue(database(), testApp.clock.now, card))
    expect(await pair.states()).toEqual([{ state: 'open' }])
  })

  test('pays nothing for silence where the person says that it had nothing to do with it', async () => {
    const id = await pair.moveOn()
    await settleDueCards(testApp.deps)
    testApp.clock.now += SILENCE_IS_THANKS
    const meanwhile = () => pair.answer(id, 'unrelated')
    await settleDueCards({ ...testApp.deps, database: beforeWriting(database(), meanwhile) })
    expect(await pair.states()).toEqual([{ state: 'unrelated' }])
    expect(await pair.helpPaid()).toEqual([])
  })
})

describeEachDatabase('a card', (database) => {
  let testApp: TestApp
  let pair: Pair
  beforeAll(async () => {
    testApp = await startTestApp(database())
    pair = await aPair(testApp)
  })
  afterAll(() => testApp.app.close())

  test('is answered only by the person it is about, not by a friend with the same sponsor', async () => {
    const id = await pair.moveOn()
    const friend = await pair.recruit({ name: 'Ben Okafor' })
    expect((await pair.answer(id, 'thanks', friend)).body.code).toBe('HELP_NOT_FOUND')
    expect(await pair.helpPaid()).toEqual([])
  })

  test('stays with the sponsor who had it, whoever is the next one', async () => {
    const next = await testApp.register()
    const ben = await pair.recruit({ name: 'Ben Okafor' })
    testApp.clock.now += STALLS_AFTER.firstStation
    const [card] = (await pair.cards()).filter(({ name }) => name === 'Ben Okafor')
    await pair.change(ben, { sponsor_id: next.user.id, shares_progress_with: next.user.id })
    expect((await pair.act(card?.id ?? 'none', 'reached_out', next)).body.code).toBe('RESCUE_NOT_FOUND')
  })
})
