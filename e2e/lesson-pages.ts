import { expect, type Page } from '@playwright/test'
import { aStranger, SAME_ORIGIN } from './journey.ts'

/** One card of each format, so that a journey passes all of them. */
export const CARDS = [
  { kind: 'read', text: 'A plan pays for **two** things.' },
  { kind: 'estimate', ask: 'How much comes from outside?', unit: 'of 100', answer: 20, reveal: 'Ask for the figure.' },
  {
    kind: 'sort',
    ask: 'Who pays in the end?',
    boxes: ['somebody outside', 'a member'],
    items: [
      { text: 'A pan sold next door', box: 0 },
      { text: 'A starter set', box: 1, because: 'The new member buys it.' },
    ],
  },
  { kind: 'order', ask: 'What comes first?', items: ['Ask', 'Wait', 'Answer'], because: 'Asking comes first.' },
  {
    kind: 'spot',
    ask: 'What would you ask about?',
    parts: [{ text: 'Members keep 25 of 100.' }, { text: 'You must order for 80 a month.', mark: true }],
    because: 'Pay that depends on buying is a warning sign.',
    source: 'https://consumer.ftc.gov/',
  },
  {
    kind: 'work',
    ask: 'What is left?',
    fields: [
      { id: 'sold', label: 'Sold', example: 4 },
      { id: 'margin', label: 'Margin', unit: 'euros', example: 5 },
    ],
    results: [{ id: 'left', label: 'Left', of: ['sold', 'margin'], how: 'multiply' }],
    reveal: 'Your hours come next.',
  },
  { kind: 'say', ask: 'Say what you do.', model: 'I show people pans.', mustHave: ['what it is', 'no promise'] },
  { kind: 'do', text: 'Ask one person today.' },
]

/** A course with these lessons and one question, made by an administrator. */
export async function aCourse(
  page: Page,
  lessons: { title: string; cards: object[] }[],
): Promise<{ id: number; title: string }> {
  const write = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: SAME_ORIGIN })
    expect(answer.status()).toBe(201)
    return answer.json()
  }
  const title = `Lessons of ${aStranger().email}`
  const course = await write('/api/courses', { title, description: 'What to look at first.', category: 'training' })
  for (const lesson of lessons) {
    const text = { minutes: 4, objective: 'You name who pays.', content: '## Two sources\n\nMoney has two sources.' }
    await write(`/api/courses/${course.id}/lessons`, { ...lesson, ...text, isDraft: false })
  }
  const choices = ['Listening', 'Talking', 'Selling', 'Leaving']
  await write('/api/quizzes', { courseId: course.id, question: 'What comes first?', choices, correctAnswer: 0 })
  return course
}

/** Moves the focus by Tab alone until it's on a control of this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = async () => {
    const label = await page.evaluate(() => {
      const element = document.activeElement
      const input = element instanceof HTMLInputElement ? element : null
      return (
        element?.getAttribute('aria-label') ??
        input?.labels?.[0]?.textContent ??
        element?.textContent ??
        ''
      ).trim()
    })
    return typeof name === 'string' ? label === name : name.test(label)
  }
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`Sixty presses of Tab did not reach "${name}"`)
}

export async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
