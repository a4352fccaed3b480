import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, SAME_ORIGIN, signedIn, test } from './journey.ts'
import { type OwnProgram, startOwnProgram } from './own-program.ts'

const WEEK = 7 * 24 * 3_600_000

/** Longer than the background job rests between two rounds. */
const A_ROUND = 45_000

let program: OwnProgram
test.beforeAll(async () => {
  program = await startOwnProgram()
})
test.afterAll(() => program.stop())

test('on Monday two members see how their league ended, and sit in new ones by what they learn', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [maya, ben] = [await open(browser, 'Maya Okafor'), await open(browser, 'Ben Adeyemi')]
  await maya.page.goto('/league')
  await expect(
    maya.page.getByRole('heading', { name: 'Earn your first points this week to take a seat' }),
  ).toBeVisible()

  playLastWeek([
    { memberId: maya.id, points: 50 },
    { memberId: ben.id, points: 20 },
  ])
  await seeResult(maya.page, 'Last week you came in at place 1 of 2 in Local, with 50 points. You go up to Regional.')
  await expect(maya.page.getByText(/^Place 1 in Local, in the week of/)).toBeVisible()
  await seeResult(ben.page, 'Last week you came in at place 2 of 2 in Local, with 20 points. You go up to Regional.')

  const headers = SAME_ORIGIN
  const url = `/api/users/${maya.id}/complete-mission`
  expect((await maya.page.request.post(url, { data: { missionId: 1 }, headers })).status()).toBe(200)
  await maya.page.goto('/league')
  const places = maya.page.getByRole('list', { name: 'Going up to Express' })
  await expect(places).toContainText('Maya Okafor, you')
  await expectAccessible(maya.page)
  await expectNoSidewaysScroll(maya.page)

  const choice = maya.page.getByRole('switch', { name: 'Take part in leagues' })
  await choice.focus()
  await maya.page.keyboard.press('Space')
  await expect(maya.page.getByText('You’re not in a league, and nobody sees you in one.')).toBeVisible()
  await expect(choice).toBeFocused()
  for (const { page } of [maya, ben]) await page.context().close()
})

async function open(browser: Browser, name: string): Promise<{ page: Page; id: string }> {
  const context = await browser.newContext({ baseURL: program.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const { user } = await signedIn(page, { name })
  return { page, id: user.id }
}

/** Puts points into last week, as if the program had gone to sleep before its end. */
function playLastWeek(earned: readonly { memberId: string; points: number }[]): void {
  const database = new DatabaseSync(join(String(program.env.DATA_DIR), 'whistlestop.db'), { timeout: 5_000 })
  const insert = database.prepare(
    `insert into ledger (member_id, kind, reference, tokens, points, created_at) values (?, 'quiz', 'last week', 0, ?, ?)`,
  )
  const lastWeek = 'week - 1, folded_until = folded_until - ?, is_complete = 0'
  for (const { memberId, points } of earned) insert.run(memberId, points, Date.now() - WEEK)
  database.prepare(`update league_week set week = ${lastWeek}`).run(2 * WEEK)
  database.close()
}

/** The job comes round by itself. */
async function seeResult(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/league')
    await expect(page.getByText(words)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: A_ROUND })
}
