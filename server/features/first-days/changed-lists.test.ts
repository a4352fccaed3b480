import { WELCOMED_AT_ONCE } from 'game/first-days'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dialectOf } from '#server/database/dialect.ts'
import { beforeWriting } from '#server/testing/before-writing.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { finishOwnPart } from '#server/testing/first-days.ts'
import { firstDaysCalls } from '#server/testing/first-days-calls.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { whileOtherWaits } from '#server/testing/wait-for-lock.ts'
import { readFirstDays } from './read-first-days.ts'

describeEachSharedDatabase('first days that change while they are read', (database) => {
  let testApp: TestApp
  let calls: ReturnType<typeof firstDaysCalls>
  beforeAll(async () => {
    testApp = await startTestApp(database())
    calls = firstDaysCalls(testApp)
  })
  beforeEach(async () => {
    await database().write((db) => db.deleteFrom('first_days_volunteers').execute())
  })
  afterAll(() => testApp.app.close())

  const arrive = async (name: string) => {
    const member = await testApp.register({ name })
    await calls.change(member, { email_verified_at: 1 })
    return member
  }
  const aVolunteer = async (name: string) => {
    const volunteer = await arrive(name)
    const url = `/api/users/${volunteer.user.id}/volunteering`
    await testApp.call('PUT', url, { cookie: volunteer.cookie, body: { isOn: true } })
    return volunteer
  }
  const lookWhile = ({ user }: TestMember, happens: () => Promise<unknown>) =>
    readFirstDays({ ...testApp.deps, database: beforeWriting(database(), happens) }, user.id)

  test('are read without a new member who leaves', async () => {
    const sponsor = await arrive('Theo Lindqvist')
    const join = () => testApp.register({ referralCode: sponsor.user.inviteCode, shareProgress: true })
    const [leaving, staying] = [await join(), await join()]
    await finishOwnPart(testApp.deps, leaving.user.id)
    await calls.explain(leaving)
    // The last step, which the member doesn’t see, so that it is the sponsor’s look that has something to store.
    await database().write((db) =>
      db.updateTable('first_days').set({ called_at: 1 }).where('member_id', '=', leaving.user.id).execute(),
    )
    const { recruits } = await lookWhile(sponsor, () => calls.leave(leaving))
    expect(recruits.map(({ id }) => id)).toEqual([staying.user.id])
  })

  test.each<[string, (volunteer: TestMember) => Promise<unknown>]>([
    ['is suspended', (volunteer) => calls.change(volunteer, { suspended_at: 1 })],
    ['loses the proof of their address', (volunteer) => calls.change(volunteer, { email_verified_at: null })],
    [
      'has no room left',
      async ({ user }) => {
        for (let count = 0; count < WELCOMED_AT_ONCE; count += 1) {
          const { id } = (await arrive('Bo Lund')).user
          const offer = { helper_id: user.id, is_volunteer: 1 } as const
          await database().write((db) => db.updateTable('first_days').set(offer).where('member_id', '=', id).execute())
        }
      },
    ],
  ])('are offered to no volunteer who %s meanwhile', async (_, happens) => {
    const volunteer = await aVolunteer('Nadia Haddad')
    const member = await arrive('Ada Weber')
    const { mine } = await lookWhile(member, () => happens(volunteer))
    expect(mine?.helper).toBeNull()
    const list = database().read.selectFrom('first_days').select('helper_id')
    expect(await list.where('member_id', '=', member.user.id).execute()).toEqual([{ helper_id: null }])
  })

  test('are written again where somebody else has become the helper meanwhile', async () => {
    const volunteer = await aVolunteer('Nadia Haddad')
    const member = await arrive('Ada Weber')
    const { id } = member.user
    const becomeHelper = { helper_id: volunteer.user.id, is_volunteer: 1 } as const
    const said: unknown[] = []
    await whileOtherWaits(
      database(),
      async (db) => {
        await db.updateTable('members').set({ suspended_at: null }).where('id', '=', id).execute()
        await db.updateTable('first_days').set(becomeHelper).where('member_id', '=', id).execute()
      },
      async () => said.push((await calls.explain(member)).body.code),
    )
    // Where only one unit writes at a time, it has read the list after the change.
    expect(said).toEqual([dialectOf(database().read).isAcrossNetwork ? 'CHANGED_MEANWHILE' : undefined])
  })
})
