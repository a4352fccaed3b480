import { expect, signedIn, test } from './journey.ts'

/**
 * WebKit makes the row of a grid no higher than the scroller where the dialog clips its overflow. The same row here
 * shows whether a dialog taller than the screen starts above it, where nobody can scroll to.
 */
test('a dialog that is taller than the screen starts at its top, also in WebKit', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Start Mission' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Build confidence')).toBeAttached()
  const { top, height } = await dialog.evaluate((element) => {
    const scroller = element.parentElement as HTMLElement
    scroller.style.gridAutoRows = '100%'
    scroller.scrollTop = 0
    return { top: element.getBoundingClientRect().top, height: element.clientHeight }
  })
  expect(height).toBeGreaterThan(page.viewportSize()?.height ?? 0)
  expect(top).toBeGreaterThanOrEqual(0)
})
