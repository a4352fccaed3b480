import {
  administrator,
  aStranger,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedIn,
  test,
} from './journey.ts'
import { linkIn, mailTo } from './mailbox.ts'

test('a member invites a friend by mail, who joins by its link; both dashboards say so, and the member is paid', {
  tag: '@main',
}, async ({ page, browser, baseURL }) => {
  const member = await signedIn(page, { name: 'Priya Raman' })
  const friend = aStranger()
  await page.goto('/dashboard')
  await page.getByLabel('Friend’s email').fill(friend.email)
  await page.getByLabel('Friend’s email').press('Enter')
  await expect(page.getByText('Invite Sent!').first()).toBeVisible()

  const invitation = await mailTo(friend.email, /Priya Raman/)
  expect(invitation.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  )
  const link = linkIn(invitation, /\/signup\?/)
  expect(link.startsWith(`${baseURL}/`)).toBe(true)

  const context = await browser.newContext()
  const their = await context.newPage()
  await their.goto(link)
  await expect(their.getByText('Priya Raman').first()).toBeVisible()
  await expect(their.getByLabel('Referral Code')).toBeDisabled()
  await expect(their.getByLabel('Referral Code')).toHaveValue(member.user.inviteCode)
  await expectAccessible(their)
  await their.getByLabel('Full Name').fill('Tomás Silva')
  await their.getByLabel('Email').fill(friend.email)
  await their.getByLabel('Password', { exact: true }).fill(friend.password)
  await their.getByRole('button', { name: 'Sign Up' }).click()
  await expect(their).toHaveURL('/dashboard')
  await expect(their.getByRole('heading', { level: 1 })).toContainText('Tomás')
  await context.close()

  await page.reload()
  await page.getByRole('link', { name: 'Notifications, 1 new' }).click()
  await expect(page.getByRole('main')).toContainText('Tomás Silva joined with your invitation.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('banner')).toContainText('10')
  await expect(page.getByText('Tomás Silva').first()).toBeVisible()
  const board = page.getByRole('region', { name: 'Leaderboard' })
  await expect(board).toContainText('Priya Raman')
  const { tokens, leaderboardPts, invites, invitedCount } = await (await page.request.get('/api/auth/me')).json()
  expect({ tokens, leaderboardPts, invites, invitedCount }).toEqual({
    tokens: 10,
    leaderboardPts: 20,
    invites: 1,
    invitedCount: 1,
  })
})

test('tokens become posts that can be copied as they are', { tag: '@main' }, async ({ page }) => {
  await signedIn(page)
  for (const station of [1, 2]) {
    await page.goto(`/mission/${station}`)
    await page.getByRole('button', { name: 'Complete Mission' }).click()
    await expect(page).toHaveURL('/dashboard')
  }
  const rewards = page.getByRole('region', { name: /Rewards/ })
  await rewards.getByRole('button', { name: 'Redeem' }).first().click()
  await expect(page.getByText('Reward Redeemed!').first()).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('5')
  await page.goto('/rewards')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Maya Okafor')
  await expect(page.getByRole('main')).not.toContainText('{name}')
  await expect(page.getByRole('main')).not.toContainText('{link}')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a stranger asks to be contacted, appears among the member’s contacts, and is erased by the link in the mail', async ({
  page,
  browser,
}) => {
  const member = await signedIn(page, { name: 'Priya Raman' })
  const lead = { name: 'Lena Brandt', email: `lena-${Date.now()}@example.com` }
  const context = await browser.newContext()
  const their = await context.newPage()
  await their.goto(`/info/${member.user.inviteCode}`)
  await expect(their.getByText('Priya Raman').first()).toBeVisible()
  await expectAccessible(their)
  await their.getByLabel('Full Name').fill(lead.name)
  await their.getByLabel('Email').fill(lead.email)
  await their.getByRole('checkbox').first().check()
  await their.getByRole('main').getByRole('button').last().click()
  const mail = await mailTo(lead.email, /./)

  await page.goto('/rewards')
  await expect(page.getByText(lead.name).first()).toBeVisible()
  await expect(page.getByText(lead.email).first()).toBeVisible()

  await their.goto(linkIn(mail, /\/contact\//))
  await expectAccessible(their)
  await their.getByRole('button', { name: /Erase/ }).click()
  await their.getByRole('alertdialog').getByRole('button', { name: /Erase/ }).click()
  await expect(their.getByText(/erased/i).first()).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(lead.email)).toHaveCount(0)
})

test('a stranger who asks the community confirms by the link in the mail, once', async ({ page }) => {
  const email = `ines-${Date.now()}@example.com`
  await page.goto('/info')
  await page.getByLabel('Full Name').fill('Ines Costa')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ask to be contacted' }).click()
  const link = linkIn(await mailTo(email, /confirm/i), /\/confirm-contact\//)
  for (const title of ['Thank you, it’s confirmed', 'Already confirmed']) {
    await page.goto(link)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, a member may email me' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
  }
})

test('somebody who forgot their password sets a new one by mail', { tag: '@main' }, async ({ page, context }) => {
  const { email } = await signedIn(page)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear()).catch(() => undefined)
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button').click()
  const mail = await mailTo(email, /password/i)
  const link = linkIn(mail, /\/reset-password#token=/)
  const [, token = ''] = link.split('#token=')
  expect(token).not.toBe('')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''))
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  // What follows the # is sent to no server.
  expect(sent.filter((each) => each.includes(token))).toEqual([])
  await page
    .getByLabel(/password/i)
    .first()
    .fill('second-class')
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page).toHaveURL('/dashboard')
})

test('a daily challenge counts a check-in, and a day only once', { tag: '@main' }, async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  const challenges = page.getByRole('region', { name: 'Daily challenges' })
  const posting = challenges.getByRole('listitem').filter({ hasText: 'Post daily for 30 days' })
  await posting.getByRole('button', { name: /Check In/ }).click()
  await expect(posting).toContainText('1 of 30')
  const { id } = await (await page.request.get('/api/auth/me')).json()
  const again = await page.request.post(`/api/users/${id}/challenges/post-30-days/check-in`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(again.status()).toBe(409)
  const talking = challenges.getByRole('listitem').filter({ hasText: 'Talk to 10 people' })
  for (let count = 1; count <= 10; count++) {
    await talking.getByRole('button', { name: /Check In/ }).click()
    await expect(talking).toContainText(count < 10 ? `${count} of 10` : /10 of 10|Done|Completed/)
  }
  await expect(page.getByRole('banner')).toContainText('10')
})

test('the calculator projects, and says that it promises nothing', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  const calculator = page.getByRole('region', { name: 'Earnings calculator' })
  await calculator.scrollIntoViewIfNeeded()
  await calculator.getByLabel('Direct referrals', { exact: true }).fill('10')
  await calculator.getByLabel('Indirect referrals').fill('0')
  await expect(calculator).toContainText('$50.00')
  await expect(calculator).toContainText('$600.00')
  await expect(calculator).toContainText(/promises no income/)
  await expect(calculator.getByRole('link', { name: 'Income disclosure' })).toBeVisible()
})

test('an administrator sources a figure, and strangers see it on the start page without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await administrator(page, baseURL)
  await page.goto('/admin/site')
  await expect(page.getByLabel('Source')).toHaveCount(4)
  await expectAccessible(page)
  const source = `A survey of ours, ${Date.now()}`
  await page.getByLabel('Source').nth(1).fill(source)
  await page
    .getByRole('button', { name: /Save figure/ })
    .nth(1)
    .click()
  await expect(page.getByText(/saved/i).first()).toBeVisible()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const stranger = await context.newPage()
  await stranger.goto('/')
  const figure = stranger.locator('[data-figures] li').filter({ hasText: 'retention' })
  await expect(figure).toContainText(source)
  await context.close()
})
