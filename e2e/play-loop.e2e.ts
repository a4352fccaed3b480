import { aStranger, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

const STATIONS = [
  ['Attraction Village', 5, 10],
  ['Friendship Frontier', 5, 15],
  ['Lead Generation Station', 10, 20],
  ['Leadership Lagoon', 10, 25],
  ['Duplication Depot', 15, 40],
] as const

test('a stranger registers, travels the whole line and finds themselves on the leaderboard', { tag: '@main' }, async ({
  page,
}) => {
  const person = aStranger()
  await page.goto('/')
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()

  await expect(page).toHaveURL('/auth/register')
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Your account has been created successfully.').first()).toBeVisible()
  await expect(page.getByText('Progress: 0/5 Stations Complete')).toBeVisible()

  let [tokens, points] = [0, 0]
  for (const [index, [title, stationTokens, stationPoints]] of STATIONS.entries()) {
    const number = index + 1
    await page.getByRole('link', { name: `Go to Station ${number}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Station ${number}: ${title}`)
    await page.getByRole('button', { name: 'Complete Mission' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Mission Completed!').first()).toBeVisible()
    tokens += stationTokens
    points += stationPoints
    await expect(page.getByText(`Progress: ${number}/5 Stations Complete`)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(String(tokens))
  }
  expect([tokens, points]).toEqual([45, 110])

  const { leaderboardPts, badges } = await (await page.request.get('/api/auth/me')).json()
  expect({ leaderboardPts, badges }).toEqual({ leaderboardPts: 110, badges: [1, 2, 3, 4, 5] })
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(5)
  const board = page.getByRole('region', { name: 'Leaderboard' })
  await expect(board).toContainText('110')
  await expect(board).toContainText(person.name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
