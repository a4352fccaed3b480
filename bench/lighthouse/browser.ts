import { type Browser, type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../e2e/find-browser.ts'

/** A new browser without any past. @throws Error where there is no Chromium */
export function openBrowser(settings: Pick<LaunchOptions, 'networkEnabled'> = {}): Promise<Browser> {
  const executablePath = findBrowser(process.env.CHROMIUM_PATH)
  if (executablePath === undefined) throw new Error('No Chromium was found. Name one: CHROMIUM_PATH=/path/to/chromium')
  return launch({ executablePath, args: CHROMIUM_ARGUMENTS, ...settings })
}

/** Runs `visit` with a page of a new browser without any past, and closes it. @throws Error where there is no Chromium */
export async function withPage<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const browser = await openBrowser()
  try {
    return await visit(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** Signs in as a person does, so that the browser knows all that it knows of a member who comes back. */
export async function signIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/auth/login`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForFunction('location.pathname === "/dashboard"')
  await page.waitForNetworkIdle()
}
