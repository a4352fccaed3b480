import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { aStranger, expect, expectAccessible, expectNoSidewaysScroll, SAME_ORIGIN, signedIn, test } from './journey.ts'
import { linkIn, mailTo } from './mailbox.ts'

const { MAILBOX = '' } = process.env

/** What came to an address so far. */
async function subjectsTo(address: string): Promise<string[]> {
  const mails = await Promise.all(
    readdirSync(MAILBOX).map((file) => PostalMime.parse(readFileSync(join(MAILBOX, file)))),
  )
  const own = mails.filter(({ to }) => to?.some((each) => each.address === address))
  return own.map(({ subject }) => subject ?? '')
}

test('somebody who wants none of it hears nothing: the bell stays empty, and no email comes', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await signedIn(page, { name: 'Priya Raman' })
  // A proved address, so that nothing but the choices keeps emails back.
  await page.request.post('/api/auth/send-verification', { headers: SAME_ORIGIN })
  await page.goto(linkIn(await mailTo(member.email, /confirm/i), /verify-email/))
  const isVerified = async () => (await (await page.request.get('/api/auth/me')).json()).emailVerified
  await expect.poll(isVerified).toBe(true)

  await page.goto('/account')
  const choices = page.getByRole('region', { name: 'Notifications' })
  const cells = choices.getByRole('table').getByRole('switch')
  await expect(cells).toHaveCount(8)
  for (const cell of await cells.all()) {
    if (!(await cell.isChecked())) continue
    await cell.press('Space')
    await expect(cell).not.toBeChecked()
  }
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const joins = async (referralCode: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await signedIn(await context.newPage(), { ...aStranger(), name: 'Tomás Silva', referralCode })
    await context.close()
  }
  await joins(member.user.inviteCode)
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('10')
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
  await expect(bell).toBeVisible()
  await bell.click()
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  await expectAccessible(page)

  // With the choice made again it comes, so there was nothing in its way but the choice.
  await page.goto('/account')
  const byEmail = choices.getByRole('switch', { name: 'Somebody joins through you: Email' })
  await byEmail.press('Space')
  await expect(byEmail).toBeChecked()
  await expect(byEmail).toBeFocused()
  await joins(member.user.inviteCode)
  await mailTo(member.email, /Tomás/)
  expect((await subjectsTo(member.email)).filter((subject) => /Tomás/.test(subject))).toHaveLength(1)
})
