import type { APIRequestContext, Page } from '@playwright/test'
import { administrator, expect, SAME_ORIGIN, signedIn, test } from './journey.ts'
import { type OwnProgram, startOwnProgram } from './own-program.ts'
import { payloads } from './payloads.ts'

const headers = SAME_ORIGIN
let program: OwnProgram
test.beforeAll(async () => {
  program = await startOwnProgram()
})
test.afterAll(() => program.stop())

test('no script that is stored in any text runs on any screen, for anybody', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ baseURL: program.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const seen = await listen(page)
  await administrator(page, program.url, program.env)
  const stored = await storeEverywhere(page.request)

  const administration = ['members', 'referrals', 'leads', 'mail', 'site', 'health'].map((each) => `/admin/${each}`)
  const manager = `/content-manager?course=${stored.course}&materials=${stored.course}&quiz=${stored.quizzes[0]}`
  await visit(page, [...administration, manager, '/content-manager?tab=stations', '/dashboard'])
  await expectShown(page, manager, 'question', 200, 'Search all quizzes')
  await expectShown(page, manager, 'material', 200)

  await context.clearCookies()
  await signedIn(page, { name: '<img src=x onerror=hit(1)>' })
  await visit(page, ['/dashboard', '/account', '/rewards', '/mission/1', '/courses', `/course/${stored.course}`])
  await expectShown(page, '/mission/1', 'lesson', 100)
  await expectShown(page, '/courses', 'title', 200)
  await expectShown(page, `/course/${stored.course}`, 'material', 200)
  for (const [at, quiz] of stored.quizzes.entries()) {
    if (at % 15 === 0) await answerQuiz(page, `/course/${stored.course}?quiz=${quiz}`, at)
  }

  await context.clearCookies()
  const sponsor = encodeURIComponent('<img src=x onerror=hit(2)>')
  await visit(page, ['/', `/signup?ref=ABCD2345&sponsor=${sponsor}`, '/courses', '/info', '/privacy'])
  await expectShown(page, '/income-disclosure', 'disclosure', 100)
  expect(seen).toEqual([])
  await context.close()
})

/** Executions, dialogs, reports of the content security policy, and requests of another host. */
async function listen(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('hit', (number: number) => void seen.push(`executed ${number}`))
  await page.exposeFunction('reportPolicy', (what: string) => void seen.push(`policy: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportPolicy } = window as unknown as { reportPolicy: (what: string) => void }
      reportPolicy(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(program.url)) seen.push(`another host: ${request.url()}`)
  })
  return seen
}

async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
}

/**
 * So many of a field's payloads stand on the page, as text or in a form: without them the test would prove nothing.
 * @param search the label of a search that has to be used to see them
 */
async function expectShown(page: Page, path: string, mark: string, least: number, search?: string): Promise<void> {
  await page.goto(path)
  if (search !== undefined) await page.getByLabel(search).fill(`zz${mark}`)
  const numbers = () =>
    page.evaluate((prefix) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
      const text = [document.body.textContent, ...fields].join(' ')
      return new Set(text.match(new RegExp(`zz${prefix}\\d+`, 'g'))).size
    }, mark)
  const more = page.getByRole('button', { name: /^Show (all|\d+ more|more)/ }).first()
  await expect
    .poll(async () => {
      if (await more.isVisible()) await more.click()
      return numbers()
    })
    .toBeGreaterThanOrEqual(least)
}

/** Reads a question with its choices, and its explanation after a wrong answer, which stays on the screen. */
async function answerQuiz(page: Page, path: string, at: number): Promise<void> {
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`zzquestion${at}`)
  await expect(dialog).toContainText(`zzchoice${at}`)
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button', { name: 'Submit Answer' }).click()
  await expect(dialog).toContainText(`zzexplanation${at}`)
}

/** Every payload in each of ten fields that an administrator fills, and in all that others may. */
async function storeEverywhere(request: APIRequestContext): Promise<{ course: number; quizzes: number[] }> {
  const write = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](path, { data, headers })
    expect([200, 201], `${path} ${await answer.text()}`).toContain(answer.status())
    return answer.json()
  }
  const read = async (path: string) => (await request.get(path)).json()
  const list = (field: string) => payloads(`zz${field}`).map((payload) => payload.slice(0, 100))
  const [titles, descriptions, questions, choices] = ['title', 'description', 'question', 'choice'].map(list)
  const [explanations, materials, notes] = ['explanation', 'material', 'note'].map(list)
  let course = 0
  const quizzes: number[] = []
  for (const [at, title] of (titles ?? []).entries()) {
    const made = await write('post', '/api/courses', { title, description: descriptions?.[at], category: 'training' })
    course = course || made.id
    const answers = [choices?.[at], 'b', 'c', 'd']
    const asked = { question: questions?.[at], choices: answers, correctAnswer: 0, explanation: explanations?.[at] }
    quizzes.push((await write('post', '/api/quizzes', { ...asked, courseId: course, points: 10 })).id)
    const link = { type: 'link', fileUrl: 'https://example.com/', description: notes?.[at], title: materials?.[at] }
    await write('post', '/api/course-materials', { ...link, courseId: course })
  }
  const mission = await read('/api/missions/1')
  const { completed: _, isUnlocked: __, badge: ___, ...station } = mission
  const text = {
    title: '<img src=x onerror=hit(5)>',
    description: '<svg onload=hit(6)>',
    content: list('lesson').join('\n\n'),
  }
  await write('put', '/api/missions/1', { ...station, ...text })
  const { updatedAt } = await read('/api/income-disclosure')
  await write('put', '/api/admin/income-disclosure', { text: list('disclosure').join('\n\n'), updatedAt })
  for (const { key } of await read('/api/admin/marketing-figures')) {
    const figure = { value: '<svg onload=hit(3)>', label: '<img src=x onerror=hit(4)>', source: titles?.[5] }
    await write('put', `/api/admin/marketing-figures/${key}`, { ...figure, isHidden: false })
  }
  return { course, quizzes }
}
