import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANSWERS, KEPT_AT, KEPT_BECAUSE, OPENED } from '#web/client/offline/kept.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aCourse, aLine, aUser } from '#web/testing/factories.ts'
import { fakeApi, UNSET } from '#web/testing/fake-api.ts'
import { fakeWorker } from '#web/testing/fake-worker.ts'
import { aLessonSummary } from '#web/testing/lessons.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { aMemory, aToday } from '#web/testing/reviews.ts'

const AWAY = new TypeError('Failed to fetch')
const NOT_HERE = 'This isn’t on this device'

const PLAN = {
  'GET /api/auth/me': AWAY,
  'GET /api/missions/1': AWAY,
  'GET /api/missions': AWAY,
  'GET /api/courses/1': AWAY,
  'GET /api/courses/1/lessons': AWAY,
  'GET /api/course-materials/1': AWAY,
  'GET /api/course-quizzes/1': AWAY,
  'GET /api/users/u-maya/course-progress/1': AWAY,
  'GET /api/conversations/first': AWAY,
  'GET /api/users/u-maya/reviews': AWAY,
}

beforeEach(() => {
  fakeWorker()
  storeUser(aUser())
})

const fromDevice = (body: unknown) => ({ body, headers: { [KEPT_AT]: '1', [KEPT_BECAUSE]: 'offline' } })

describe('without a connection', () => {
  it.each([
    ['station', '/mission/1', 1],
    ['course', '/course/1', 1],
    ['lesson', '/course/1/lesson/11', 1],
    ['conversation', '/practice/first', 1],
    ['review', '/review', 2],
  ])('a %s that was never opened says that it isn’t on this device, and what can be opened', async (_, path, level) => {
    fakeApi(PLAN)
    await openPage(path)
    expect(await screen.findByRole('heading', { level, name: NOT_HERE })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(await screen.findByText('You’re offline. You haven’t opened this page on this device yet.')).toBeDefined()
  })

  it('a lesson whose text was never opened has its heading, and says that the rest isn’t here', async () => {
    fakeApi({
      ...PLAN,
      'GET /api/courses/1': { body: aCourse(1) },
      'GET /api/courses/1/lessons': { body: [aLessonSummary(11)] },
      'GET /api/courses/1/lessons/11': AWAY,
    })
    await openPage('/course/1/lesson/11')
    expect(await screen.findByRole('heading', { level: 1, name: 'Lesson called 11' })).toBeDefined()
    expect(await screen.findByRole('heading', { level: 2, name: NOT_HERE })).toBeDefined()
  })

  it('a screen of which only a part is missing isn’t called one that was never opened, nor offered', async () => {
    const caches = fakeWorker()
    const kept = await caches.open(`${ANSWERS}u-maya`)
    for (const path of [OPENED, '/api/users/u-maya/today', '/api/courses']) await kept.put(path, new Response('[]'))
    fakeApi({
      'GET /api/auth/me': fromDevice(aUser()),
      'GET /api/site': fromDevice(UNSET),
      'GET /api/missions': fromDevice(aLine()),
      'GET /api/leaderboard': fromDevice([]),
      'GET /api/users/u-maya/today': fromDevice(aToday()),
      'GET /api/users/u-maya/memory': fromDevice(aMemory()),
      'GET /api/users/u-maya/available-rewards': fromDevice([]),
      'GET /api/users/u-maya/notifications/unseen': fromDevice({ unseen: 0 }),
      'GET /api/users/u-maya/challenges': AWAY,
    })
    await openPage('/dashboard')
    expect(await screen.findByText('You haven’t opened part of this page on this device yet.')).toBeDefined()
    expect(screen.queryByText(/You haven’t opened this page/)).toBeNull()
    const links = within(await screen.findByRole('navigation', { name: 'You can open:' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Courses'])
  })
})
