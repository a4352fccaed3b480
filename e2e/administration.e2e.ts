import {
  administrator,
  expect,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  test,
} from './journey.ts'

const SECTIONS = ['Members', 'Referrals', 'Leads', 'Reports', 'Mail', 'Learning', 'Site', 'Audit', 'Health']

test('an administrator walks through every section, by day and by night', async ({ page, baseURL }) => {
  // Nine pages, each looked at whole.
  test.slow()
  await administrator(page, baseURL)
  await page.goto('/admin/members')
  const tabs = page.getByRole('navigation', { name: 'Administration' })
  for (const section of SECTIONS) {
    await tabs.getByRole('link', { name: section }).click()
    await expect(page).toHaveTitle(new RegExp(`^${section}, Administration`))
    await expect(page.getByText(/^(Loading|Checking) .+\.\.\.$/)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessibleDayAndNight(page)
  }
})

test('an administrator sees how the site is, and has the ledger checked', { tag: '@main' }, async ({
  page,
  baseURL,
}) => {
  await administrator(page, baseURL)
  await page.goto('/admin/health')
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('Database')).toContainText(/Saving\s*Works, took/)
  await expect(part('Mail')).toContainText('A mail server')
  await expect(part('Advice on settings')).toContainText('RATE_LIMITS=on')
  await part('Ledger').getByRole('button', { name: 'Check the ledger' }).click()
  await expect(part('Ledger')).toContainText(/Everything agrees\. \d+ members? checked/)
  await expect(part('Ledger')).toContainText('OK')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/All is well|needs? attention/).first()).toBeVisible()
})

test('an administrator finds what was done in the audit log, and downloads it', async ({ page, baseURL }) => {
  await administrator(page, baseURL)
  await page.goto('/admin/health')
  await page.getByRole('button', { name: 'Check the ledger' }).click()
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Ledger checked' }).first()
  await expect(entry).toContainText('POST /api/admin/ledger-check')
  await page.getByLabel('Kind').selectOption('Ledger checked')
  await expect(page.getByRole('heading', { name: 'Logged in' })).toHaveCount(0)
  await expect(entry).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByLabel('Person').fill('nobody-has-this-name')
  await expect(page.getByRole('heading', { name: 'No entries' })).toBeVisible()
})
