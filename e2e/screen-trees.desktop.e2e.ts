import type { Page } from '@playwright/test'
import { administrator, expect, SAME_ORIGIN, signedIn, test } from './journey.ts'
import { type OwnProgram, startOwnProgram } from './own-program.ts'
import { SCREENS, type Viewer } from './screens.ts'

// The accessibility tree of each screen is kept in screen-trees/ and reviewed when it changes. This command updates the files:
// `npm run -w e2e test -- --project=desktop --update-snapshots=all /screen-trees`.

/** A Wednesday; the program's clock starts at it. */
const START = Date.UTC(2031, 2, 5, 10)
const CLOCK = `--import=${new URL('./start-on-a-wednesday.ts', import.meta.url)}`

let program: OwnProgram
test.beforeEach(async () => {
  program = await startOwnProgram({ NODE_OPTIONS: CLOCK })
})
test.afterEach(() => program.stop())

for (const viewer of ['visitor', 'member', 'administrator'] as const) {
  test(`a screen reader hears the screens of a ${viewer} as they were reviewed`, async ({ browser }) => {
    test.slow()
    const page = await browser.newPage({
      baseURL: program.url,
      // So tall that what is loaded on sight is in sight.
      viewport: { width: 1366, height: 6000 },
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await page.clock.setFixedTime(START)
    for (const [index, path] of (await become(viewer, page)).entries()) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(/^Loading /)).toHaveCount(0)
      // Not every skeleton has such a label.
      await expect(page.locator('main .animate-pulse')).toHaveCount(0)
      // Header and footer are the same everywhere.
      const tree = await page.locator(index === 0 ? 'body' : 'main').ariaSnapshot()
      expect.soft(withoutChance(tree)).toMatchSnapshot([viewer, `${fileName(path)}.yml`])
    }
    await page.close()
  })
}

async function become(viewer: Viewer, page: Page): Promise<readonly string[]> {
  if (viewer === 'visitor') return SCREENS.visitor
  const { user } = await signedIn(page, { email: 'maya@example.com' })
  const add = (path: string, data: object) =>
    page.request.post(`/api/users/${user.id}/${path}`, { data, headers: SAME_ORIGIN })
  await add('people', { name: 'Ana Duarte' })
  await add('complete-mission', { missionId: 1 })
  if (viewer === 'member') await seated(page, user.id)
  if (viewer === 'administrator') await administrator(page, program.url, { ...program.env, STARTS_LATER: '60000' })
  return SCREENS[viewer]
}

/** The program seats members once a minute, and until then their league says something else. */
async function seated(page: Page, memberId: string): Promise<void> {
  const isSeated = async () => (await (await page.request.get(`/api/users/${memberId}/league`)).json()).isSeated
  await expect.poll(isSeated, { timeout: 120_000 }).toBe(true)
}

/**
 * Without what nobody hears, and what differs in each run or with each version of the browser: addresses, codes, times of
 * day, measurements, and the choices of a list. Long texts are cut.
 */
function withoutChance(tree: string): string {
  return (
    tree
      .replaceAll(program.url, 'http://localhost')
      .replaceAll(/(ref=|\/info\/|\/people\/)[\w-]+/g, '$1CODE')
      // Choices are shuffled.
      .replaceAll(/^( *- (?:radio "|text: "?)[A-D]) .*$/gm, '$1 …')
      .replaceAll(/^ *- \/(url|placeholder): .*\n/gm, '')
      .replaceAll(/^ *- option (?!.*\[selected\]).*\n/gm, '')
      .replaceAll(/admin-\S+@example\.com/g, 'admin@example.com')
      .replaceAll(/\d{1,2}:\d{2}(:\d{2})?( [AP]M)?/g, '10:00')
      .replaceAll(/\d+\.\d+\.\d+/g, '1.0.0')
      .replaceAll(/(less than )?\d[\d.,]* (ms|[kMG]B)\b/g, '1 $2')
      .replaceAll(/^(.{160}).+$/gm, '$1…')
  )
}

function fileName(path: string): string {
  return path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'landing'
}
