import type { AccountUpdate } from 'contract/account'
import type { ErrorAnswer } from 'contract/common'
import type { User } from 'contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentAnswer, consentText } from '#server/testing/consent-text.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

describeEachDatabase('consent to show progress', (database) => {
  let testApp: TestApp
  let sponsor: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    sponsor = await testApp.register({ name: 'Theo Lindqvist' })
  })
  afterAll(() => testApp.app.close())

  const join = (said: { shareProgress?: boolean; consentText?: string | undefined } = {}) =>
    testApp.register({ referralCode: sponsor.user.inviteCode, ...said })
  const say = async (member: TestMember, body: AccountUpdate) => {
    const path = `/api/users/${member.user.id}`
    return (await testApp.call<User & ErrorAnswer>('PATCH', path, { ...member, body })).body
  }
  const agree = (member: TestMember, consentText?: string) =>
    say(member, { shareProgress: true, ...(consentText === undefined ? {} : { consentText }) })
  const log = ({ user }: TestMember) =>
    database()
      .read.selectFrom('progress_consents')
      .select(['sponsor_id', 'agreed', 'said_at'])
      .where('member_id', '=', user.id)
      .orderBy('said_at')
      .execute()

  test('is null until somebody with a sponsor was asked, and false without a sponsor', async () => {
    expect((await join()).user.shareProgress).toBe(null)
    expect(sponsor.user).toMatchObject({ shareProgress: false, noNudges: false })
    expect((await say(sponsor, { ...consentAnswer(true), noNudges: true })).shareProgress).toBe(false)
    expect(await log(sponsor)).toEqual([])
  })

  test.each([true, false])('is what was said at registration: %s', async (shareProgress) => {
    const member = await join({ shareProgress })
    expect(member.user.shareProgress).toBe(shareProgress)
    expect(await log(member)).toMatchObject([{ sponsor_id: sponsor.user.id, agreed: shareProgress ? 1 : 0 }])
  })

  test('can be given and withdrawn, and each change is a row; saying the same again is none', async () => {
    const member = await join()
    expect(await say(member, consentAnswer(true))).toMatchObject({ shareProgress: true, noNudges: false })
    testApp.clock.now += 1000
    await say(member, consentAnswer(true))
    expect(await say(member, { shareProgress: false, noNudges: true })).toMatchObject({
      shareProgress: false,
      noNudges: true,
    })
    expect((await log(member)).map(({ agreed }) => agreed)).toEqual([1, 0])
  })

  describe('given on a page that was opened before an upgrade', () => {
    const EARLIER = 'Let {sponsor} see how far I am.'

    test('is refused, and nothing is stored; the text of the server counts', async () => {
      const member = await join()
      expect(await agree(member, EARLIER)).toMatchObject({ code: 'CONSENT_CHANGED' })
      expect([(await say(member, { phone: null })).shareProgress, await log(member)]).toEqual([null, []])
      expect((await agree(member, consentText())).shareProgress).toBe(true)
    })

    test('opens an account, and is asked for again', async () => {
      const member = await join({ shareProgress: true, consentText: EARLIER })
      expect([member.user.shareProgress, await log(member)]).toEqual([null, []])
    })

    test('is refused in another language than it was read in', async () => {
      const member = await join()
      expect(await agree(member, consentText('progress', 'es'))).toMatchObject({ code: 'CONSENT_CHANGED' })
    })

    test('can be withdrawn and denied there', async () => {
      const member = await join({ shareProgress: true })
      expect((await say(member, { shareProgress: false, consentText: EARLIER })).shareProgress).toBe(false)
      expect((await join({ shareProgress: false, consentText: EARLIER })).user.shareProgress).toBe(false)
    })
  })

  test('counts for the text of the server where the caller names none', async () => {
    const member = await join()
    expect((await agree(member)).shareProgress).toBe(true)
    expect((await join({ shareProgress: true, consentText: undefined })).user.shareProgress).toBe(true)
  })

  test('ends when the sponsor changes', async () => {
    const member = await join({ shareProgress: true })
    const other = await testApp.register()
    await database().write((db) =>
      db.updateTable('members').set({ sponsor_id: other.user.id }).where('id', '=', member.user.id).execute(),
    )
    expect((await say(member, { phone: null })).shareProgress).toBe(null)
    await database().write((db) =>
      db.updateTable('members').set({ sponsor_id: sponsor.user.id }).where('id', '=', member.user.id).execute(),
    )
    expect((await say(member, { phone: null })).shareProgress).toBe(null)
  })

  test('names the sponsor who would see it, and nobody who has left', async () => {
    const member = await join()
    const ask = async () =>
      (await testApp.call('GET', `/api/users/${member.user.id}/progress-consent`, { ...member })).body
    expect(await ask()).toEqual({ sponsorName: 'Theo Lindqvist', isAskedAgain: false })
    const { user, cookie, password } = sponsor
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    expect(await ask()).toEqual({ sponsorName: null, isAskedAgain: false })
  })

  test('is in the export with its wording, and its log can’t be changed', async () => {
    const member = await join({ shareProgress: true })
    const file = await testApp.call<{ progressConsents: unknown }>('GET', `/api/users/${member.user.id}/export`, member)
    expect(file.body.progressConsents).toEqual([
      {
        sponsor: 'Theo Lindqvist',
        agreed: true,
        wording: expect.stringMatching(
          /^Let Theo Lindqvist see how far I am: .* Theo Lindqvist also sees a card .* Never my answers, notes or contacts\.$/,
        ),
        language: 'en',
        at: new Date(testApp.clock.now).toISOString(),
      },
    ])
    const change = database().write((db) => db.updateTable('progress_consents').set({ agreed: 0 }).execute())
    await expect(change).rejects.toThrow('progress_consents is append-only')
    const removal = database().write((db) => db.deleteFrom('progress_consents').execute())
    await expect(removal).rejects.toThrow('progress_consents is append-only')
  })
})
