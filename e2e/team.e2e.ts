import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from '@playwright/test'
import { aStranger, expect, expectAccessible, expectNoSidewaysScroll, SAME_ORIGIN, signedIn, test } from './journey.ts'
import { type OwnProgram, startOwnProgram } from './own-program.ts'

const HOUR = 3_600_000

let program: OwnProgram
test.beforeAll(async () => {
  program = await startOwnProgram()
})
test.afterAll(() => program.stop())

type Person = { page: Page; id: string; name: string; inviteCode: string }

/** A browser of its own, as another person has. */
async function aBrowser(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize()
  const context = await browser.newContext({
    baseURL: program.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(viewport && { viewport }),
  })
  return context.newPage()
}

async function aSponsor(browser: Browser, like: Page): Promise<Person> {
  const page = await aBrowser(browser, like)
  const { user } = await signedIn(page, { name: 'Maya Okafor' })
  return { page, id: user.id, name: user.name, inviteCode: user.inviteCode }
}

/** Joins by the link, as its reader does. */
async function joinBy(page: Page, link: string, name: string, agrees: boolean): Promise<Person> {
  const person = { ...aStranger(), name }
  await page.goto(link)
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const consent = page.getByRole('checkbox', { name: 'Show my progress to my sponsor' })
  await expect(consent).not.toBeChecked()
  if (agrees) await consent.check()
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/dashboard')
  const user = await (await page.request.get('/api/auth/me')).json()
  return { page, id: user.id, name, inviteCode: user.inviteCode }
}

function change(make: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(String(program.env.DATA_DIR), 'whistlestop.db'), { timeout: 5_000 })
  make(database)
  database.close()
}

/** As if somebody had joined, and done what they did, so much earlier. */
function letPass(time: number, { id }: Person): void {
  change((database) => {
    database.prepare('update members set joined_at = joined_at - ? where id = ?').run(time, id)
    database.prepare('update mission_completions set completed_at = completed_at - ? where member_id = ?').run(time, id)
    database.prepare('update first_days set started_at = started_at - ? where member_id = ?').run(time, id)
  })
}

async function send({ page, id }: Person, path: string, data: object) {
  const answer = await page.request.post(`/api/users/${id}${path}`, { data, headers: SAME_ORIGIN })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const leave = (...people: Person[]) => Promise.all(people.map(({ page }) => page.context().close()))

test('two people side by side: invited, joined with consent, stalled, written to, under way again, thanked', {
  tag: '@main',
}, async ({ page, browser }) => {
  const maya = await aSponsor(browser, page)
  await maya.page.goto('/dashboard')
  const link = await maya.page.getByLabel('Your invite link').inputValue()
  const ada = await joinBy(await aBrowser(browser, page), link, 'Ada Weber', true)

  await maya.page.goto('/team')
  await expect(maya.page.getByText('Nobody who shows you their progress needs a hand now.')).toBeVisible()
  letPass(25 * HOUR, ada)
  await maya.page.reload()
  const card = maya.page.getByRole('listitem', { name: 'Ada Weber' })
  await expect(card).toContainText('The first station, Attraction Village, is open.')
  await card.getByRole('button', { name: 'Write a message' }).click()
  const message = maya.page.getByRole('textbox', { name: 'Your message' })
  await expect(message).toHaveValue(/^Hi Ada/)
  await message.fill('Hi Ada, you will earn $5,000 a month!')
  await expect(maya.page.getByText(/to think about before you share this/)).toBeVisible()
  await message.fill('Hi Ada, shall we read the first station together?')
  await expect(maya.page.getByText(/to think about before you share this/)).toHaveCount(0)
  const text = encodeURIComponent('Hi Ada, shall we read the first station together?')
  await expect(maya.page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', `https://wa.me/?text=${text}`)
  await expectGood(maya.page)
  await maya.page.getByRole('dialog').getByRole('button', { name: 'I reached out' }).click()
  await expect(maya.page.getByText(/^You wrote to Ada Weber\. If they make progress/)).toBeVisible()

  await ada.page.goto('/mission/1')
  await ada.page.getByRole('button', { name: 'Complete Mission' }).click()
  await expect(ada.page).toHaveURL('/dashboard')
  await expect(ada.page.getByRole('heading', { name: 'Did Maya Okafor’s message help?' })).toBeVisible()
  await expectGood(ada.page)
  await ada.page.getByRole('button', { name: 'Say thanks' }).click()
  await expect(ada.page.getByText('You thanked Maya Okafor.')).toBeVisible()

  await maya.page.goto('/team')
  const thanks = maya.page.getByText('Ada Weber made progress after your message. Thank you!')
  await expect(thanks).toBeVisible()
  await expect(thanks.locator('..')).toContainText('5 points for you.')
  await expect(maya.page.getByText('1 of 5 stations')).toBeVisible()
  await expectGood(maya.page)
  await leave(maya, ada)
})

test('the first 72 hours: each ticks their own part, sees the other’s, and both are paid', async ({
  page,
  browser,
}) => {
  const maya = await aSponsor(browser, page)
  const ada = await joinBy(await aBrowser(browser, page), `/signup?ref=${maya.inviteCode}`, 'Ada Weber', true)
  const own = ada.page.getByRole('region', { name: 'Your first days' })
  await own.getByRole('button', { name: 'Write it' }).click()
  const why = 'To be home when school ends.'
  await own.getByRole('textbox', { name: 'Why I am here' }).fill(why)
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText(why)).toBeVisible()

  const theirs = maya.page.getByRole('region', { name: 'Ada Weber’s first days' })
  const answers: string[] = []
  maya.page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await maya.page.goto('/team')
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Wrote down why they are here' })).toContainText('Done:')
  await expect(theirs.getByRole('checkbox', { name: /^Look in on day 3/ })).toBeDisabled()
  for (const task of ['Send a welcome message', 'Agree on a time for a call', 'Practise together']) {
    await theirs.getByRole('checkbox', { name: task }).click()
    await expect(theirs.getByRole('checkbox', { name: task })).toBeChecked()
  }
  await expectGood(maya.page)

  await send(ada, '/complete-mission', { missionId: 1 })
  const people: { id: string }[] = []
  for (const name of ['Ana Duarte', 'Bo Lund', 'Cleo Tan']) people.push(await send(ada, '/people', { name }))
  await send(ada, `/people/${people[0]?.id}/talks`, { outcome: 'listened' })
  practise(ada)
  await ada.page.reload()
  await expect(own.getByRole('listitem').filter({ hasText: 'Sends you a welcome message' })).toContainText('Done:')
  await expectGood(ada.page)
  await own.getByRole('checkbox', { name: 'Have a call with your sponsor' }).click()
  await expect(own.getByRole('checkbox', { name: 'Have a call with your sponsor' })).toBeChecked()

  letPass(49 * HOUR, ada)
  await maya.page.reload()
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Had the call with you' })).toContainText('Done:')
  await theirs.getByRole('checkbox', { name: 'Look in on day 3' }).click()
  await expect(
    maya.page.getByText(/You and Ada Weber have both done your parts: 5 tokens and 10 points/).first(),
  ).toBeVisible()
  const { tokens } = await (await ada.page.request.get('/api/auth/me')).json()
  expect(tokens).toBe(10)
  expect(answers.join()).toContain('"theirs"')
  expect(answers.join()).not.toContain(why)
  expect(answers.join()).not.toContain('Ana Duarte')
  await leave(maya, ada)
})

test('somebody who wants none of it switches everything off, and is in nobody’s card, figure or list', async ({
  page,
  browser,
}) => {
  const maya = await aSponsor(browser, page)
  const priya = await joinBy(await aBrowser(browser, page), `/signup?ref=${maya.inviteCode}`, 'Priya Raman', true)
  await priya.page.goto('/account')
  const press = async (name: string | RegExp, isOn: boolean) => {
    const choice = priya.page.getByRole('switch', { name, exact: true })
    await choice.press('Space')
    await expect(choice).toBeChecked({ checked: isOn })
  }
  await expect(priya.page.getByRole('switch', { name: 'Show my progress to Maya Okafor' })).toBeChecked()
  await press('Show my progress to Maya Okafor', false)
  await press('No nudges, please', true)
  const cells = priya.page.getByRole('region', { name: 'Notifications' }).getByRole('table').getByRole('switch')
  await expect(cells).toHaveCount(8)
  for (const cell of await cells.all()) {
    if (!(await cell.isChecked())) continue
    await cell.press('Space')
    await expect(cell).not.toBeChecked()
  }
  await expectGood(priya.page)
  await send(priya, '/complete-mission', { missionId: 1 })
  await send(maya, '/complete-mission', { missionId: 1 })
  await priya.page.goto('/league')
  await press('Take part in leagues', false)

  await expect(priya.page.getByText('You’re not in a league, and nobody sees you in one.')).toBeVisible()
  letPass(100 * HOUR, priya)
  await priya.page.goto('/dashboard')
  await expect(priya.page.getByText('Progress: 1/5 Stations Complete')).toBeVisible()
  await expect(priya.page.getByRole('heading', { name: /see how far you are/ })).toHaveCount(0)

  await maya.page.goto('/team')
  const row = maya.page.getByRole('listitem').filter({ hasText: 'Priya Raman' })
  await expect(row.getByText('Keeps their progress private.').first()).toBeVisible()
  await expect(maya.page.getByText('Nobody who shows you their progress needs a hand now.')).toBeVisible()
  await expect(maya.page.getByText(/of 5 stations/)).toHaveCount(0)
  await expectGood(maya.page)
  await maya.page.goto('/league')
  await expect(maya.page.getByText('Maya Okafor, you', { exact: true })).toBeVisible()
  await expect(maya.page.getByText('Priya Raman')).toHaveCount(0)

  // With the choices made again there is a card, so there was nothing in its way but the choices.
  await priya.page.goto('/account')
  await press('Show my progress to Maya Okafor', true)
  await press('No nudges, please', false)
  await maya.page.goto('/team')
  await expect(maya.page.getByRole('listitem', { name: 'Priya Raman' })).toContainText('has been open since')
  await leave(maya, priya)
})

/** As if they had played a conversation to its end, which a journey of its own does. */
function practise({ id }: Person): void {
  change((database) => {
    database
      .prepare(
        `insert into practice_runs (member_id, conversation_id, version, ending, is_clear, facts, harms, played_at)
        select ?, id, current_version, 'clear', 1, '[]', '[]', ? from conversations limit 1`,
      )
      .run(id, Date.now())
  })
}
