import { expect, expectAccessible, expectNoSidewaysScroll, signedIn, test } from './journey.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is complete and its links lead on', { tag: '@main' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Quick Start Guide')).toBeVisible()
    const targets = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(expect.arrayContaining(['/auth/register', '/auth/login', '/courses']))
  })
})

test('a visitor who is nobody makes no call that fails', async ({ page }) => {
  const failures: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`)
  })
  for (const path of ['/', '/auth/login', '/auth/register', '/signup', '/courses', '/content-manager']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(failures).toEqual([])
})

for (const path of ['/dashboard', '/mission/1']) {
  test(`${path} sends a visitor to the landing page`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  })
}

for (const path of ['/nowhere', '/auth/reset', '/mission', '/course/1/2']) {
  test(`${path} is a 404, in status and in words`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
  })
}

test('the denials of the content manager say what the specification says', async ({ page }) => {
  await page.goto('/content-manager')
  await expect(page.getByText('No User Session')).toBeVisible()
  await signedIn(page)
  await page.goto('/content-manager')
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Access Denied: Only administrators can access the content management system.'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('an invitation shows who it is from as plain text, and its code', async ({ page }) => {
  const sponsor = '<b onmouseover=alert(1)>Priya</b> Raman '.repeat(4)
  await page.goto(`/signup?ref=ABCD2345&sponsor=${encodeURIComponent(sponsor)}&source=whatsapp`)
  await expect(page.getByLabel('Referral Code')).toHaveValue('ABCD2345')
  await expect(page.getByLabel('Referral Code')).toBeDisabled()
  const banner = page.getByText('<b onmouseover=alert(1)>Priya</b>', { exact: false }).first()
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a shared invitation shows a picture, a title and a text', async ({ page, baseURL }) => {
  const html = await (await page.request.get('/signup?ref=ABCD2345')).text()
  for (const property of ['og:title', 'og:description', 'og:image']) expect(html).toContain(`property="${property}"`)
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  expect(image?.startsWith(String(baseURL))).toBe(true)
  const picture = await page.request.get(String(image))
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('a member on the start page gets their header when the application is there, and stays where they are', async ({
  page,
}) => {
  const { name } = await signedIn(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*/application-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const figures = await page.locator('[data-figures] li').allTextContents()
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await expect(page.getByRole('banner').getByText(name).first()).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(700)
  expect(figures.length).toBeGreaterThan(0)
  expect(await page.locator('[data-figures] li').allTextContents()).toEqual(figures)
})

test('nothing shifts while the landing page arrives', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { value: number }[]
          resolve(entries.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(shift).toBeLessThan(0.01)
})
