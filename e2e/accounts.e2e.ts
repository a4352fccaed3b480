import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { aStranger, expect, expectAccessible, signedIn, test } from './journey.ts'

test('someone with an account logs in, logs out, and is out in every tab', { tag: '@main' }, async ({
  page,
  context,
}) => {
  const { email, password, name } = await signedIn(page)
  await context.clearCookies()
  await page.goto('/auth/login')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible()

  const tab = await context.newPage()
  await tab.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(tab).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('wrong credentials are said in a toast, and the form stays filled', { tag: '@main' }, async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not-this-one')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login Failed').first()).toBeVisible()
  await expect(page.getByText('That email and password don’t match an account.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
})

test('the forms say what is missing in the words of the specification', async ({ page }) => {
  await page.goto('/auth/register')
  const register = page.getByRole('main').getByRole('button', { name: 'Register' })
  await register.click()
  await expect(page.getByText('Name, email, and password are required').first()).toBeVisible()
  await page.getByLabel('Full Name').fill('Maya')
  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await register.click()
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible()
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please fill in your name, email, and password').first()).toBeVisible()
})

test('a friend signs up from an invitation and is welcomed', async ({ page }) => {
  const person = aStranger()
  await page.goto('/signup?ref=ABCD2345&sponsor=Priya%20Raman&source=whatsapp')
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome to Whistlestop!').first()).toBeVisible()
})

test('a visitor with a session is sent on from the login and register forms', async ({ page }) => {
  await signedIn(page)
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('a session that has ended on the server is forgotten by the browser', async ({ page, context }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Missions Done')).toBeVisible()
  const cookies = await context.cookies()
  await page.request.post('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  await context.addCookies(cookies)
  await page.reload()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a stored user who was edited by hand is put right by the server', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, tokens: 500, isAdmin: true }))
    window.dispatchEvent(new Event('userUpdate'))
  })
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').tokens)).toBe(0)
  await page.goto('/content-manager')
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible()
})

test('Back leads back while a page is still loading', async ({ page }) => {
  await signedIn(page)
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Account' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*/account-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  // The router does so when it is made.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.goBack()
  release()
  await expect(page).toHaveURL('/courses')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whistlestop Courses')
})

test('an administrator chooses a password by the one-time link, once', async ({ page, baseURL, browser }) => {
  const address = `admin-${aStranger().email}`
  const { stdout } = await promisify(execFile)('node', ['../server/commands/create-admin.ts', address], {
    cwd: import.meta.dirname,
    env: { ...process.env, PUBLIC_URL: baseURL },
  })
  const link = /https?:\S+/.exec(stdout)?.[0] ?? ''
  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('first-class')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/content-manager')
  await expect(page.getByRole('form', { name: 'Course', exact: true })).toBeVisible()
  await expectAccessible(page)

  const stranger = await browser.newPage()
  await stranger.goto(link)
  await stranger.getByLabel('Password', { exact: true }).fill('second-class')
  await stranger.getByRole('main').getByRole('button').last().click()
  await expect(stranger.getByText('This link has expired or has already been used.').first()).toBeVisible()
  await stranger.close()
})
