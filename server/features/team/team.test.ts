import type { ErrorAnswer } from 'contract/common'
import type { Recruits, Team } from 'contract/team'
import { dayIn } from 'game/days'
import { dateOfDay } from 'game/reviews'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentAnswer } from '#server/testing/consent-text.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMember, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { aTranslation, inSpanish } from '#server/testing/translations.ts'
import { countTeams } from './count-teams.ts'
import { listRecruits } from './list-recruits.ts'

const DAY = 86_400_000
const NOBODY = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }

describeEachDatabase('a member’s team', (database) => {
  let testApp: TestApp
  let sponsor: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ['en', 'es'] })
  })
  beforeEach(async () => {
    testApp.clock.now += 10 * DAY
    sponsor = await testApp.register({ name: 'Theo Lindqvist' })
  })
  afterAll(() => testApp.app.close())

  const get = async <Body>(path: string, { cookie } = sponsor) =>
    (await testApp.call<Body & ErrorAnswer>('GET', `/api/users/${sponsor.user.id}${path}`, { cookie })).body
  const recruits = (query = '') => get<Recruits>(`/team/members${query}`)
  const namesOf = async (query = '') => (await recruits(query)).members.map(({ name }) => name)
  const join = (name: string, shareProgress?: boolean) =>
    testApp.register({
      name,
      referralCode: sponsor.user.inviteCode,
      ...(shareProgress === undefined ? {} : { shareProgress }),
    })
  const say = ({ user, cookie }: TestMember, body: object) =>
    testApp.call('PATCH', `/api/users/${user.id}`, { cookie, body })
  const complete = async (member: TestMember, upTo: number) => {
    for (let missionId = 1; missionId <= upTo; missionId++) {
      const url = `/api/users/${member.user.id}/complete-mission`
      await testApp.call('POST', url, { cookie: member.cookie, body: { missionId } })
    }
  }
  const change = (id: string, values: Record<string, string | number | null>) =>
    database().write((db) => db.updateTable('members').set(values).where('id', '=', id).execute())

  describe('in figures', () => {
    test('says that it isn’t counted yet, and then when it was', async () => {
      await database().write((db) =>
        db.updateTable('team_counting').set({ phase: 'counting', counted_to: null, walk_after: '' }).execute(),
      )
      await join('Ada')
      const before = await get<Team>('/team')
      expect([before.asOf, before.levels.length, before.levels[0]?.members]).toEqual([null, 7, 0])
      await countTeams({ database: database(), now: () => testApp.clock.now }, { claimant: 'test' })
      const after = await get<Team>('/team')
      expect(after.asOf).toBe(new Date(testApp.clock.now).toISOString())
      expect(after.levels[0]).toEqual({
        level: 1,
        members: 1,
        counted: 0,
        atStation: NOBODY,
        activeThisWeek: 0,
      })
    })

    test('say of level 1 only how far those are who show it now, and of a small level nothing', async () => {
      const [ada, ben] = [await join('Ada', true), await join('Ben')]
      for (const member of [ada, ben]) await complete(member, 2)
      const cleo = await testApp.register({ referralCode: ada.user.inviteCode, shareProgress: true })
      const figures = async () => {
        await countTeams({ database: database(), now: () => testApp.clock.now }, { claimant: 'test' })
        return (await get<Team>('/team')).levels.slice(0, 2)
      }
      const small = { level: 2, counted: 0, atStation: NOBODY, activeThisWeek: 0 }
      const shown = { counted: 1, atStation: { ...NOBODY, 2: 1 }, activeThisWeek: 1 }
      expect(await figures()).toEqual([
        { level: 1, members: 2, ...shown },
        { ...small, members: 1 },
      ])
      await say(ada, consentAnswer(false))
      const { levels } = await get<Team>('/team')
      expect(levels[0]).toEqual({ level: 1, members: 2, counted: 0, atStation: NOBODY, activeThisWeek: 0 })
      for (let more = 1; more < 10; more++) {
        expect((await figures())[1]).toEqual({ ...small, members: more })
        await aMember(database(), { sponsor_id: ada.user.id, last_visit_day: dayIn(null, testApp.clock.now) })
        await change(cleo.user.id, { suspended_at: null })
        await database().write((db) =>
          db.updateTable('team_counting').set({ walk_after: '', walk_began_at: null }).execute(),
        )
      }
      expect((await figures())[1]).toMatchObject({ members: 10, counted: 10, atStation: { 0: 10 } })
    })

    test('is nobody else’s to see, not an administrator’s either', async () => {
      const administrator = await testApp.administrator()
      for (const path of ['/team', '/team/members']) {
        expect(await get(path, administrator)).toMatchObject({ code: 'NOT_YOURS' })
        expect(await get(path, await testApp.register())).toMatchObject({ code: 'NOT_YOURS' })
      }
    })
  })

  describe('by name', () => {
    test('has those whom they brought, newest first, and nobody of the next level', async () => {
      const ada = await join('Ada')
      testApp.clock.now += 1
      await join('Ben')
      await testApp.register({ name: 'Cleo', referralCode: ada.user.inviteCode })
      expect(await recruits()).toMatchObject({ members: [{ name: 'Ben' }, { name: 'Ada' }], next: null })
    })

    test('tells of who didn’t agree only the name and when they joined', async () => {
      for (const said of [undefined, false]) await complete(await join('Ada', said), 1)
      for (const { id, ...row } of (await recruits()).members) {
        expect(row).toEqual({ name: 'Ada', joinedAt: new Date(testApp.clock.now).toISOString(), sharesProgress: false })
      }
    })

    test('tells of who agreed how far they are, their course, their last day and how well they remember', async () => {
      const ada = await join('Ada', true)
      expect((await recruits()).members[0]).toEqual({
        id: ada.user.id,
        name: 'Ada',
        joinedAt: new Date(testApp.clock.now).toISOString(),
        sharesProgress: true,
        stationsDone: 0,
        lastSeen: dateOfDay(dayIn(null, testApp.clock.now)),
        signal: 'none',
      })
      await complete(ada, 2)
      const [course, hidden] = [await aCourse(database()), await aCourse(database(), { is_public: 0 })]
      for (const { id } of [course, hidden]) {
        const ride = { member_id: ada.user.id, course_id: id, watch_time: 10, is_completed: 0 as const }
        const row = { ...ride, started_at: id, first_completed_at: null }
        await database().write((db) => db.insertInto('course_progress').values(row).execute())
      }
      await aReviewCard(database(), ada.user.id, await aQuiz(database(), course.id))
      expect((await recruits()).members[0]).toMatchObject({
        stationsDone: 2,
        courseNow: { id: course.id, title: course.title },
        signal: expect.stringMatching(/green|amber|red/),
      })
      const url = `/api/users/${sponsor.user.id}/team/members`
      const spanish = { cookie: sponsor.cookie, headers: { 'accept-language': 'es' } }
      const courseNow = async () => (await testApp.call<Recruits>('GET', url, spanish)).body.members[0]?.courseNow
      expect(await courseNow()).toEqual({ id: course.id, title: course.title, language: 'en' })
      await aTranslation(database(), { kind: 'course', entity: course.id })
      expect(await courseNow()).toEqual({ id: course.id, title: inSpanish(course.title), language: 'es' })
    })

    test('tells nothing more once a consent was withdrawn, and nothing to the next sponsor', async () => {
      const ada = await join('Ada', true)
      expect((await recruits()).members).toMatchObject([{ stationsDone: 0 }])
      await say(ada, consentAnswer(false))
      expect((await recruits()).members).toEqual([expect.not.objectContaining({ stationsDone: 0 })])
      await say(ada, consentAnswer(true))
      const other = await testApp.register()
      await change(ada.user.id, { sponsor_id: other.user.id })
      expect((await recruits()).members).toEqual([])
      sponsor = other
      expect((await recruits()).members).toEqual([expect.not.objectContaining({ stationsDone: 0 })])
    })

    test('leaves out who is suspended or left', async () => {
      const [ada, ben] = [await join('Ada'), await join('Ben')]
      await join('Cleo')
      await change(ada.user.id, { suspended_at: 1 })
      await testApp.call('DELETE', `/api/users/${ben.user.id}`, {
        cookie: ben.cookie,
        body: { password: ben.password },
      })
      expect(await namesOf()).toEqual(['Cleo'])
    })

    test('can be searched by a part of the name, in any case and without its marks', async () => {
      for (const name of ['Inês Vidal', 'INES LUND', 'Tomás']) await join(name)
      expect((await namesOf('?search=in%C3%AAs')).sort()).toEqual(['INES LUND', 'Inês Vidal'])
      expect(await namesOf('?search=%25')).toEqual([])
      expect((await namesOf('?search=%20%20')).length).toBe(3)
    })

    test('can be narrowed to who is new, stands still or has finished, the last two among those who agreed', async () => {
      const finished = await join('Finished', true)
      await complete(finished, 5)
      await complete(await join('Finished in private'), 5)
      await join('Stalled', true)
      await join('Stalled in private')
      testApp.clock.now += 3 * DAY
      await join('Begun', true)
      const all = ['Begun', 'Finished', 'Finished in private', 'Stalled', 'Stalled in private']
      expect((await namesOf('?filter=new')).sort()).toEqual(all)
      expect(await namesOf('?filter=stalled')).toEqual(['Stalled'])
      expect(await namesOf('?filter=finished')).toEqual(['Finished'])
      expect(await namesOf('?filter=finished&search=private')).toEqual([])
      testApp.clock.now += 4 * DAY
      expect(await namesOf('?filter=new')).toEqual(['Begun'])
    })

    test.each(['stalled', 'finished'] as const)(
      'leaves out of %s who withdraws while it is asked for',
      async (filter) => {
        const ada = await join('Ada', true)
        if (filter === 'finished') await complete(ada, 5)
        testApp.clock.now += 4 * DAY
        expect(await namesOf(`?filter=${filter}`)).toEqual(['Ada'])
        let queries = 0
        const read = database().read.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            // The first query lists recruits, the second says how far they are.
            if (++queries === 2) await say(ada, consentAnswer(false))
            return result
          },
        })
        const caller = { leaderId: sponsor.user.id, now: testApp.clock.now, language: 'en' }
        expect((await listRecruits(read, caller, { filter })).members).toEqual([])
      },
    )

    test('has 50 a page, and a page goes on where the one before ended, whoever left or moved meanwhile', async () => {
      const sponsor_id = sponsor.user.id
      const made = []
      // Two at a time joined at the same moment.
      for (let index = 0; index < 120; index++) {
        made.push(await aMember(database(), { sponsor_id, joined_at: testApp.clock.now - Math.floor(index / 2) }))
      }
      const first = await recruits()
      expect(first.members).toHaveLength(50)
      const [last, next] = [first.members[49]?.id ?? '', first.next ?? '']
      await change(last, { sponsor_id: null })
      const second = await recruits(`?cursor=${encodeURIComponent(next)}`)
      await change(second.members[3]?.id ?? '', { deleted_at: 1 })
      const third = await recruits(`?cursor=${encodeURIComponent(second.next ?? '')}`)
      expect([second.members.length, third.members.length, third.next]).toEqual([50, 20, null])
      const seen = [first, second, third].flatMap(({ members }) => members.map(({ id }) => id))
      expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)))
      expect(await recruits('?cursor=nowhere')).toMatchObject({ code: 'INVALID' })
    })

    test('looks through two thousand for a page, and says where to go on', async () => {
      const sponsor_id = sponsor.user.id
      await aMember(database(), { sponsor_id, name: 'Zoe', joined_at: 1 })
      const { id, ...row } = await aMember(database(), { sponsor_id, joined_at: 2 })
      const others = Array.from({ length: 2_100 }, (_, index) => {
        const key = `${id}-${index}`
        return { ...row, id: key, email: key, email_key: key, invite_code: key }
      })
      for (let from = 0; from < others.length; from += 700) {
        const some = others.slice(from, from + 700)
        await database().write((db) => db.insertInto('members').values(some).execute())
      }
      const first = await recruits('?search=zoe')
      expect([first.members, first.next === null]).toEqual([[], false])
      const second = await recruits(`?search=zoe&cursor=${encodeURIComponent(first.next ?? '')}`)
      expect([second.members.map(({ name }) => name), second.next]).toEqual([['Zoe'], null])
    })
  })
})
