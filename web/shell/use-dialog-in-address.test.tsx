import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aCourse, aLine, aMission, anEntry, aQuiz, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { PROGRESS } from '#web/testing/open-course.tsx'
import { openPage } from '#web/testing/open-page.tsx'

const COURSES = '/courses'

beforeAll(async () => {
  await import('#web/features/quizzes/quiz-dialog.tsx')
  await import('#web/features/missions/mission-dialog.tsx')
})

/** Comes to a course, or to the dashboard, from the list of courses. */
async function openFromCourses(link: string, history = createMemoryHistory({ initialEntries: [COURSES] })) {
  const user = aUser()
  const verdict = { correct: true, user, correctAnswer: 0, explanation: '', pointsEarned: 10 }
  storeUser(user)
  fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/courses': { body: [aCourse(1)] },
    'GET /api/courses/1': { body: aCourse(1) },
    'GET /api/course-materials/1': { body: [] },
    'GET /api/course-quizzes/1': { body: [aQuiz(1), aQuiz(2)] },
    [`GET ${PROGRESS}`]: { body: { courseId: 1, watchTime: 0, isCompleted: false } },
    'GET /api/missions': { body: aLine() },
    'GET /api/missions/1': { body: aMission(1) },
    'GET /api/leaderboard': { body: [anEntry(1)] },
    'POST /api/users/u-maya/quiz-answer': { body: verdict },
  })
  const page = await openPage(COURSES, history)
  await page.visitor.click((await screen.findAllByRole('link', { name: link }))[0] as HTMLElement)
  return page
}

/** Where going back takes its time. */
function browserHistory() {
  window.history.replaceState(null, '', COURSES)
  const history = createBrowserHistory()
  onTestFinished(history.destroy)
  return history
}

function button(name: string) {
  return screen.findByRole('button', { name })
}

describe.each([
  ['Start Learning', 'Start Quiz', '/course/1', '?quiz=1'],
  ['Dashboard', 'Start Mission', '/dashboard', '?station=1'],
])('a dialog that stands in the address, after %s and %s', (link, opener, path, search) => {
  it('is closed once, however often its ✕ is pressed, and opens and closes again', async () => {
    const { visitor, address } = await openFromCourses(link, browserHistory())
    const back = vi.spyOn(window.history, 'back')
    for (const times of [1, 2]) {
      await visitor.click(await button(opener))
      const dismiss = await button('Dismiss')
      expect(address()).toBe(path + search)
      fireEvent.click(dismiss)
      fireEvent.click(dismiss)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(address()).toBe(path)
      expect(back).toHaveBeenCalledTimes(times)
    }
  })
})

it('a quiz that is being closed is not followed by the next one', async () => {
  const { visitor, address } = await openFromCourses('Start Learning')
  await visitor.click(await button('Start Quiz'))
  await visitor.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  await visitor.click(await button('Submit Answer'))
  const goOn = await button('Continue Journey')
  fireEvent.click(await button('Dismiss'))
  fireEvent.click(goOn)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/course/1')
})
