import type { Page } from '@playwright/test'
import {
  administrator,
  aStranger,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SAME_ORIGIN,
  signedIn,
  test,
} from './journey.ts'

const CLEAR = [
  'I can’t tell you',
  'Then don’t count on this',
  'The set, then fees',
  'Read the refund rules',
  'Please ignore the Friday',
  'Do, and sleep on it',
  'You’ll get two links',
]

/** A reply by a part of its text, in which apostrophes may be straight. */
function reply(page: Page, text: string) {
  return page.getByRole('button', { name: new RegExp(text.replaceAll('’', "['’]")) })
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See how it went' }).click()
  await page.getByRole('button', { name: 'Show the debrief' }).click()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a member plays to the clear ending and on from a fork, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await signedIn(page)
    await page.goto('/courses')
    await page.getByRole('link', { name: 'Practice conversations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What would I earn?' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/practice/what-would-i-earn')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByText('what would I earn if I did it too?')).toBeVisible()
    await reply(page, 'That’s up to you').click()
    await expect(page.getByText('A whole salary? Who?')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Ines looks glad' })).toBeVisible()
    await expect(page.getByText('She brightens, and that is the problem.')).toHaveCount(0)
    await page.getByText('Show the coach').click()
    await expect(page.getByText('She brightens, and that is the problem.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Step back' }).click()
    await expect(page.getByRole('button', { name: 'Step back' })).toHaveCount(0)
    for (const text of CLEAR) await reply(page, text).click()
    await finish(page)
    await expect(page.getByText('Clear ending!').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'She asks whether you want another tea' })).toBeVisible()
    await expect(page.getByText('Nothing you would have to take back.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await reply(page, 'Play again from here.*have to think about it').click()
    await expect(page.getByText(/have to think about it/)).toBeVisible()
    await reply(page, 'I’ll ring you on Sunday').click()
    await reply(page, 'I’ll put you in our group chat').click()
    await reply(page, 'You can leave it again').click()
    await finish(page)
    await expect(page.getByRole('heading', { name: 'She says she will let you know' })).toBeVisible()
    await expect(page.getByText('Left standing: She feels hurried or chased.')).toBeVisible()
    await page.getByRole('link', { name: 'All conversations' }).click()
    await expect(page.getByText('Clear: She asks whether you want another tea')).toBeVisible()
  })
}

test('a conversation can be played with the keyboard alone', async ({ page }) => {
  await signedIn(page)
  await page.goto('/practice/what-would-i-earn')
  await page.getByRole('button', { name: 'Begin' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'What do you say?' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^A:/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: /^D:/ })).toBeFocused()
  const by = CLEAR.entries()
  for (const [turn, text] of by) {
    const button = reply(page, text)
    const letter = (await button.textContent())?.[0] ?? ''
    if (turn % 2 === 0) await page.keyboard.press(letter)
    else {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await expect(button).toHaveCount(0)
    await expect(page.getByRole('group')).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'First, what do you think?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('None of them.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'She asks whether you want another tea' })).toBeFocused()
})

test('an administrator writes a conversation and publishes it', async ({ page, baseURL }) => {
  await administrator(page, baseURL)
  const title = `A talk ${aStranger().email.replaceAll(/[^a-z0-9]+/g, ' ')}`.slice(0, 60).trim()
  await page.goto('/content-manager?tab=conversations')
  const form = page.getByRole('form', { name: 'New conversation' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Partner').fill('Ines')
  await form.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByText(/^Findings: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  const silence = page.getByRole('button', { name: 'Form, start: the partner says nothing' })
  await expect(silence).toBeVisible()
  await page.getByLabel('What Ines says').fill('And what would that cost?')
  await expect(silence).toHaveCount(0)
  await page.getByRole('button', { name: 'Add reply' }).click()
  await page.getByRole('group', { name: 'Reply reply-1' }).getByLabel('Text').fill('Twenty, with everything.')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByRole('button', { name: /Twenty, with everything/ }).click()
  await expect(page.getByText('The conversation is over.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Conversation Saved').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const slug = new URL(page.url()).searchParams.get('conversation') ?? ''
  const exported = await page.request.get('/api/admin/conversations/what-would-i-earn/export')
  const yaml = (await exported.text()).replace(/^id: .*$/m, `id: ${slug}`).replace(/^title: .*$/m, `title: ${title}`)
  await page.getByRole('button', { name: 'All conversations' }).click()
  await page.getByLabel('Conversation file').setInputFiles({
    name: 'talk.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(yaml),
  })
  await page.getByRole('button', { name: 'Import Conversation' }).click()
  await expect(page.getByText('No findings: this conversation keeps all rules.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Hide from members' })).toBeVisible()
  await page.goto('/practice')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.request.delete(`/api/admin/conversations/${slug}`, { headers: SAME_ORIGIN })
})
