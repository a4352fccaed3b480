import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  administrator,
  aStranger,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedIn,
  test,
} from './journey.ts'

const VIDEO = fileURLToPath(new URL('fixtures/six-seconds.webm', import.meta.url))

test('an administrator uploads a video with captions, and a member plays it to the end', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Watched on ${aStranger().email}`
  await administrator(page, baseURL)
  await page.goto('/content-manager')
  const form = page.getByRole('form', { name: 'Course', exact: true })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('How to listen.')
  await form.getByRole('button', { name: 'Create Course' }).click()
  await expect(page.getByText('Course Created').first()).toBeVisible()
  const courses = await (await page.request.get('/api/courses')).json()
  const { id } = courses.find((each: { title: string }) => each.title === title)
  await page.goto(`/content-manager?materials=${id}`)
  const panel = page.getByRole('region', { name: `Video of "${title}"` })
  await panel.getByLabel('Video file').setInputFiles(VIDEO)
  await panel.getByRole('button', { name: 'Upload Video' }).click()
  await expect(page.getByText('Video Uploaded').first()).toBeVisible()
  await expect(panel.getByText('0:06 long', { exact: false })).toBeVisible()
  await panel.getByLabel('Captions').setInputFiles({
    name: 'talk.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nHello.'),
  })
  await expect(page.getByText('Captions Saved').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' })
  const member = await context.newPage()
  await signedIn(member)
  await member.goto(`/course/${id}`)
  const player = member.locator('video')
  await expect(player).toBeVisible()
  await expectNoSidewaysScroll(member)
  await expectAccessible(member)
  const src = await player.getAttribute('src')
  const part = await member.request.get(String(src), { headers: { range: 'bytes=10-19' } })
  expect([part.status(), await part.body()]).toEqual([206, (await readFile(VIDEO)).subarray(10, 20)])
  await player.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
  })
  await expect(member.getByRole('button', { name: 'Mark as Completed' })).toBeVisible({ timeout: 20_000 })
  await expect(member.getByText('Watched', { exact: true })).toBeVisible()
  await member.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(member.getByText('Course Completed!').first()).toBeVisible()
  await context.close()
})
