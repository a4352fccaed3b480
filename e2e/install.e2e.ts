import { expect, test } from './journey.ts'

/** As the manifest says. */
type Icon = { src: string; sizes: string; type: string; purpose?: string }

const PAGES = [
  ['/', 'en', 'ltr'],
  ['/es', 'es', 'ltr'],
  ['/ar', 'ar', 'rtl'],
] as const

for (const [path, lang, dir] of PAGES) {
  test(`the app that ${path} describes is one that the browser takes`, async ({ page, context }) => {
    await page.goto(path)
    const client = await context.newCDPSession(page)
    const { data, errors } = await client.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(String(data))).toMatchObject({ id: '/', lang, dir, scope: '/', start_url: '/dashboard' })
    // A browser context of a test counts as a private window, where nothing can be installed.
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  })
}

test('every icon is there in the size that is stated, and a round mask takes nothing of the maskable one', async ({
  page,
}) => {
  await page.goto('/')
  const { icons, shortcuts } = await (await page.request.get('/site.webmanifest')).json()
  const all: Icon[] = [...icons, ...shortcuts.flatMap((shortcut: { icons: Icon[] }) => shortcut.icons)]
  for (const { src, sizes, type } of all) {
    const answer = await page.request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type])
    if (sizes !== 'any') expect([src, (await page.evaluate(lookAt, src)).size]).toEqual([src, sizes])
  }
  const maskable = all.filter(({ purpose }) => purpose === 'maskable')
  expect(maskable).toHaveLength(1)
  for (const { src } of maskable) expect((await page.evaluate(lookAt, src)).isSafe).toBe(true)
  expect(await page.evaluate(lookAt, '/apple-touch-icon.png')).toMatchObject({ size: '180x180', isOpaque: true })
})

/** In the page. `isSafe`: nothing but the ground lies outside the circle that no mask cuts, four fifths of the width. */
async function lookAt(src: string): Promise<{ size: string; isOpaque: boolean; isSafe: boolean }> {
  const picture = await createImageBitmap(await (await fetch(src)).blob())
  const { width, height } = picture
  const drawing = new OffscreenCanvas(width, height).getContext('2d')
  drawing?.drawImage(picture, 0, 0)
  const { data } = drawing?.getImageData(0, 0, width, height) ?? { data: [] }
  const colourAt = (n: number) => String(data.slice(4 * n, 4 * n + 4))
  const pixels = Array.from({ length: width * height }, (_, n) => n)
  const isOutside = (n: number) =>
    Math.hypot((n % width) + 0.5 - width / 2, Math.floor(n / width) + 0.5 - height / 2) > 0.4 * width
  return {
    size: `${width}x${height}`,
    isOpaque: pixels.every((n) => data[4 * n + 3] === 255),
    isSafe: pixels.filter(isOutside).every((n) => colourAt(n) === colourAt(0)),
  }
}
