import assert from 'node:assert/strict'
import type { Target } from './find-on-page.ts'
import { aStranger, DIALOG, type Journey, logIn, MAIN, signUp } from './journey.ts'
import { until } from './until.ts'
import { DESK, PHONE, type Visit } from './visit.ts'

/** 25 hours apart, so a move from one to the other is always at least one day ahead, at any hour. */
const [WEST, EAST] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'a stranger registers and completes the first station',
    travel: async (open) => {
      const visit = await open(PHONE)
      const person = aStranger()
      await visit.goTo('/')
      await visit.sees('link', 'Get Started', { role: 'banner', name: '' })
      await visit.fits()
      await visit.press('link', 'Get Started', { role: 'banner', name: '' })
      await visit.isAt('/auth/register')
      await visit.fill(/^Full Name/, person.name)
      await visit.fill(/^Email/, person.email)
      await visit.fill(/^Password/, person.password)
      await visit.fits()
      await visit.press('button', 'Register', MAIN)
      await visit.isAt('/dashboard')
      await visit.sees('anything', 'Progress: 0/5 Stations Complete')
      await visit.fits()

      await visit.press('button', 'Start Mission')
      await visit.sees('heading', 'Station 1: Attraction Village', DIALOG)
      await visit.seesDialog()
      await visit.press('button', 'Cancel', DIALOG)
      await visit.seesNo('dialog', '')

      await visit.press('link', 'Go to Station 1')
      await visit.sees('heading', 'Station 1: Attraction Village')
      await visit.fits()
      await visit.press('button', 'Complete Mission')
      await visit.isAt('/dashboard')
      await visit.sees('anything', 'Mission Completed!')
      await visit.sees('anything', 'Progress: 1/5 Stations Complete')
      const { tokens, badges } = (await visit.call('GET', '/api/auth/me')) as { tokens: number; badges: number[] }
      assert.deepEqual({ tokens, badges }, { tokens: 5, badges: [1] })
    },
  },
  {
    title: 'an administrator creates a course and publishes it',
    travel: async (open, { administrator }) => {
      const title = `Friendship ${aStranger().email}`
      const visit = await open(DESK)
      const stranger = await open(PHONE)
      await logIn(visit, administrator)
      await visit.goTo('/content-manager')
      const form: Target = { role: 'form', name: 'Course' }
      await visit.fill(/^Title/, title, form)
      await visit.fill(/^Description/, 'How to be a friend first.', form)
      await visit.press('switch', 'Published', form)
      await visit.sees('anything', 'Only administrators can see this course.', form)
      await visit.fits()
      await visit.press('button', 'Create Course', form)
      await visit.sees('anything', 'Course Created')
      await stranger.goTo('/courses')
      await stranger.sees('link', 'Start Learning')
      await stranger.fits()
      await stranger.seesNo('heading', title)

      const row: Target = { role: 'item', name: new RegExp(title) }
      await visit.sees('anything', 'Hidden', row)
      await visit.press('button', 'Edit', row)
      await visit.press('switch', 'Published', form)
      await visit.press('button', 'Save Course', form)
      await visit.sees('anything', 'Course Updated')
      await visit.seesNo('anything', 'Hidden', row)
      await stranger.goTo('/courses')
      await stranger.sees('heading', title)
    },
  },
  {
    title: 'a member takes a course with a quiz to its end',
    travel: async (open, { administrator }) => {
      const office = await open(DESK)
      await logIn(office, administrator)
      const course = await aCourseWithQuiz(office)
      const visit = await open(PHONE)
      await signUp(visit)
      await visit.goTo(`/course/${course}`)
      await visit.sees('anything', 'Quizzes: 0/2')
      await visit.fits()
      await visit.press('button', 'Start Quiz')
      await visit.sees('anything', 'Question 1 of 2', DIALOG)
      await visit.seesDialog()
      await answer(visit, 'b')
      await visit.sees('anything', 'Incorrect', DIALOG)
      await visit.press('button', 'Reset & Retry', DIALOG)
      await visit.seesNo('anything', 'Incorrect', DIALOG)
      await answer(visit, 'a')
      await visit.sees('anything', '+10 Points Earned!', DIALOG)
      await visit.sees('anything', 'Question 2 of 2', DIALOG)
      await answer(visit, 'a')
      await visit.seesNo('dialog', '')
      await visit.sees('anything', 'Quizzes: 2/2')
      await visit.press('button', 'Mark as Completed (+15 tokens)')
      await visit.sees('anything', 'Course Completed!')
      await visit.fits()
      const { tokens } = (await visit.call('GET', '/api/auth/me')) as { tokens: number }
      assert.equal(tokens, 15)
    },
  },
  {
    title: 'a member reviews what a station taught',
    travel: async (open) => {
      const visit = await open(PHONE)
      const { id } = await signUp(visit)
      // The dashboard would tell the server the browser's zone, and undo what is set here.
      await visit.tab.run((told) => localStorage.setItem('told-zone', told), `${id} ${WEST}`)
      await visit.call('PATCH', `/api/users/${id}`, { timeZone: WEST })
      await visit.call('POST', `/api/users/${id}/complete-mission`, { missionId: 1 })
      await visit.call('PATCH', `/api/users/${id}`, { timeZone: EAST })
      await visit.goTo('/dashboard')
      await visit.press('link', 'Start review')
      await visit.isAt('/review')
      await visit.sees('anything', /^Question 1 of \d+$/)
      await visit.fits()
      const asked = await answerAll(visit)
      assert.ok(asked > 1, `Only ${asked} questions were asked.`)
      await visit.fits()
      await visit.press('link', 'Back to Dashboard')
      await visit.isAt('/dashboard')
    },
  },
  {
    title: 'a member invites a friend, who joins by the link',
    travel: async (open, { origin }) => {
      const visit = await open(DESK)
      const { inviteCode } = await signUp(visit, 'Priya Raman')
      await visit.goTo('/dashboard')
      const { value: link } = await visit.sees('field', 'Your invite link')
      assert.equal(new URL(link).origin, origin)
      await visit.fits()

      const friend = await open(PHONE)
      const person = { ...aStranger(), name: 'Tomás Silva' }
      await friend.goTo(link)
      await friend.sees('anything', /Priya Raman/)
      assert.equal((await friend.sees('field', /^Referral Code/)).value, inviteCode)
      await friend.fits()
      await friend.fill(/^Full Name/, person.name)
      await friend.fill(/^Email/, person.email)
      await friend.fill(/^Password/, person.password)
      await friend.press('button', 'Sign Up')
      await friend.isAt('/dashboard')
      await friend.sees('heading', /Tomás/)

      await visit.goTo('/dashboard')
      await visit.sees('anything', /Tomás Silva/)
      await visit.press('link', 'Notifications, 1 new')
      await visit.sees('anything', /Tomás Silva joined with your invitation\./)
      await visit.fits()
    },
  },
]

async function aCourseWithQuiz(office: Visit): Promise<number> {
  const course = { title: `Quiz of ${aStranger().email}`, description: 'Listening first.', category: 'training' }
  const { id } = (await office.call('POST', '/api/courses', course)) as { id: number }
  for (const question of ['What comes first?', 'What comes last?']) {
    const choices = ['Listening', 'Talking', 'Selling', 'Leaving']
    await office.call('POST', '/api/quizzes', { courseId: id, question, choices, correctAnswer: 0, points: 10 })
  }
  return id
}

/** By keyboard. WebKit's driver now and then loses a key while the page is busy, so it's pressed until it has chosen. */
async function answer(visit: Visit, key: string): Promise<void> {
  const isChosen = () => visit.tab.run(() => document.querySelector('[type=radio]:checked') !== null)
  await until(`the choice ${key}`, async () => {
    if (await isChosen()) return true
    await visit.key(key)
    return isChosen()
  })
  await visit.key('Enter')
}

/** By keyboard until the end. @returns how many questions were asked */
async function answerAll(visit: Visit): Promise<number> {
  const question = /^(Question|Once more, without counting:) \d+ of \d+$/
  const isEnd = () => visit.shows('heading', /^You knew \d+ of \d+$/)
  for (let asked = 0; asked < 100; asked++) {
    await until('a question or the end', async () => (await visit.shows('anything', question)) || (await isEnd()))
    if (await isEnd()) return asked
    await answer(visit, '2')
    await visit.sees('anything', /^(Right|Not this time)$/)
    await visit.key('Enter')
    await visit.seesNo('anything', /^(Right|Not this time)$/)
  }
  throw new Error('A hundred questions were asked.')
}
