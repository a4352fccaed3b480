import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signedIn, test } from './journey.ts'

const CODES = ['en', 'ar', 'de', 'es', 'pt-BR']
const prefixOf = (code: string) => (code === 'en' ? '' : `/${code.toLowerCase()}`)

const choose = (page: Page, language: string) => page.getByRole('link', { name: language, exact: true }).last().click()

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor chooses a language on the landing page and keeps it', async ({ page }) => {
    await page.goto('/')
    await choose(page, 'Deutsch')
    await expect(page).toHaveURL('/de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/courses')
    await expect(page).toHaveURL('/de/courses')
    await page.goto('/de')
    await choose(page, 'English')
    await expect(page).toHaveURL('/')
  })
})

test('a visitor who chooses German on the landing page logs in and reads courses in German', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/')
  await choose(page, 'Deutsch')
  await page.goto('/auth/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page)
  // Within the application, public pages keep the prefix and others have none.
  await page.getByRole('banner').getByRole('link', { name: 'Whistlestop' }).click()
  await expect(page).toHaveURL('/de')
  await page.goBack()
  await expect(page).toHaveURL('/auth/login')
  await page.getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL('/de/privacy')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar' })

  test('is offered it in one line, once, without a redirect', async ({ page }) => {
    await page.goto('/')
    const offer = page.locator('#language-offer')
    await expect(page).toHaveURL('/')
    await expect(offer).toHaveAttribute('dir', 'rtl')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await offer.getByRole('link').last().click()
    await expect(page).toHaveURL('/')
    await expect(offer).toHaveCount(0)
  })

  test('takes it and has every screen from right to left', { tag: '@main' }, async ({ page }) => {
    await page.goto('/courses')
    await page.locator('#language-offer').getByRole('link').first().click()
    await expect(page).toHaveURL('/ar/courses')
    await signedIn(page)
    for (const path of ['/ar', '/ar/courses', '/dashboard', '/account']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })
})

test('who reads a page by its German address goes on in German', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test("a member's choice follows them to another browser", async ({ page, browser, baseURL }) => {
  const member = await signedIn(page)
  await page.goto('/account')
  await page.getByRole('region', { name: 'Language' }).getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('region', { name: 'Idioma' })).toBeVisible()
  await inAnotherBrowser(browser, baseURL, async (other) => {
    await other.goto('/auth/login')
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
    await other.getByLabel('Email').fill(member.email)
    await other.getByLabel('Password', { exact: true }).fill(member.password)
    await other.getByRole('button', { name: 'Login' }).click()
    await expect(other).toHaveURL('/dashboard')
    await expect(other.locator('html')).toHaveAttribute('lang', 'es')
  })
})

async function inAnotherBrowser(browser: Browser, baseURL: string | undefined, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: String(baseURL) })
  await visit(await context.newPage())
  await context.close()
}

test('each public page says where it is in each language, in its own language', async ({ page, baseURL }) => {
  const paths = ['/', '/courses', '/income-disclosure', '/privacy', '/terms']
  const fonts: Record<string, number> = {}
  for (const code of CODES) {
    for (const path of paths) {
      const address = path === '/' ? prefixOf(code) || '/' : prefixOf(code) + path
      const answer = await page.request.get(address, { headers: { accept: 'text/html' } })
      const html = await answer.text()
      expect(answer.headers().vary, address).toBe('accept-encoding, accept-language, cookie')
      expect(html, address).toContain(code === 'ar' ? '<html lang="ar" dir="rtl">' : `<html lang="${code}">`)
      expect(html, address).toContain(`<link rel="canonical" href="${baseURL}${address}">`)
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
      expect(alternates.map(([, language]) => language)).toEqual([...CODES, 'x-default'])
      for (const [, , href] of alternates)
        expect(href).toMatch(new RegExp(`^${baseURL}(/(ar|de|es|pt-br))?${path === '/' ? '/?' : path}$`))
      fonts[code] = [...html.matchAll(/as="font"[^>]*\/arabic-core-/g)].length
    }
  }
  expect(fonts).toEqual({ en: 0, ar: 1, de: 0, es: 0, 'pt-BR': 0 })
})

test('only a page in Arabic fetches Arabic letters, although every page names the language', async ({ page }) => {
  await signedIn(page)
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/arabic')) files.push(request.url())
  })
  for (const path of ['/', '/courses', '/account', '/privacy']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'العربية' })).toBeVisible()
    expect(files, path).toEqual([])
  }
  await page.goto('/ar')
  await expect.poll(() => files.length).toBeGreaterThan(0)
})

test('a page that is none says so in the language of its address', async ({ page }) => {
  const answer = await page.goto('/de/nirgends')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
