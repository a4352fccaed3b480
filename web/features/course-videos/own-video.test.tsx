import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CourseProgressRecord } from 'contract/course-progress'
import type { OwnCourseVideo } from 'contract/course-videos'
import { describe, expect, it } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { aCourse, aUser } from '#web/testing/factories.ts'
import { openCourse, PROGRESS } from '#web/testing/open-course.tsx'
import { stretchesOf } from './use-played.ts'

const VIDEO = '/api/users/u-maya/course-videos/1'

const aVideo = (overrides: Partial<NonNullable<OwnCourseVideo['video']>> = {}) => ({
  id: 'a'.repeat(22),
  courseId: 1,
  url: `/videos/${'a'.repeat(22)}`,
  mediaType: 'video/mp4',
  seconds: 125,
  size: 1_000_000,
  captionsUrl: null,
  played: [],
  resumeAt: 0,
  ...overrides,
})

function ranges(...pairs: [number, number][]): TimeRanges {
  return { length: pairs.length, start: (at) => pairs[at]?.[0] ?? 0, end: (at) => pairs[at]?.[1] ?? 0 }
}

type Opened = Parameters<typeof openCourse>[0] & { video?: object | null }

async function openVideo({ video = aVideo(), plan = {}, ...more }: Opened = {}) {
  return openCourse({
    ...more,
    course: aCourse(1, { videoUrl: null, hasOwnVideo: true }),
    plan: { [`GET ${VIDEO}`]: { body: { video } }, ...plan },
  })
}

const element = async () => (await screen.findByLabelText('Video of the course Course 1')) as HTMLVideoElement

describe('a course’s own video', () => {
  it('is played in the page, from where the member stopped, with captions where there are some', async () => {
    await openVideo({ video: aVideo({ resumeAt: 65, captionsUrl: '/videos/x/captions.vtt' }) })
    const player = await element()
    expect(player.getAttribute('src')).toBe(`/videos/${'a'.repeat(22)}`)
    expect(player.querySelector('track')?.getAttribute('src')).toBe('/videos/x/captions.vtt')
    expect(screen.getByText('2:05 long. You stopped at 1:05; it goes on there.')).toBeDefined()
    fireEvent.loadedMetadata(player)
    expect(player.currentTime).toBe(65)
    expect(screen.queryByRole('button', { name: 'Watch Video' })).toBeNull()
  })

  it('reports what was played when it pauses, and the page shows what the server counted', async () => {
    const course = { courseId: 1, watchTime: 42, isCompleted: false, payment: 'none' }
    const user = aUser({ courseProgress: { 1: 25 } })
    const { calls } = await openVideo({
      plan: { [`POST ${VIDEO}/played`]: { body: { played: [[0, 52]], course: { ...course, user } } } },
    })
    const player = await element()
    Object.defineProperty(player, 'played', { value: ranges([0, 52.4]) })
    player.currentTime = 52.4
    act(() => void fireEvent.pause(player))
    expect(await screen.findByText('42%')).toBeDefined()
    const sent = calls.find(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ videoId: 'a'.repeat(22), stretches: [[0, 52]], at: 52 })
  })

  it('says when it can’t be played, and tries again where it broke off', async () => {
    await openVideo({ video: aVideo({ resumeAt: 65 }) })
    const player = await element()
    player.currentTime = 80
    fireEvent.error(player)
    expect(screen.getByRole('alert').textContent).toContain('The video couldn’t be played.')
    screen.getByRole('button', { name: 'Try again' }).click()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    player.currentTime = 0
    fireEvent.loadedMetadata(player)
    expect(player.currentTime).toBe(80)
  })

  it('starts over when the course is retaken, and no longer counts what was played before', async () => {
    const reset = { courseId: 1, watchTime: 0, isCompleted: false, payment: 'none', user: aUser() }
    const { calls, visitor } = await openVideo({
      progress: { watchTime: 100, isCompleted: true },
      plan: { [`POST ${PROGRESS}/reset`]: { body: reset } },
    })
    const before = await element()
    Object.defineProperty(before, 'played', { value: ranges([0, 125]) })
    await visitor.click(screen.getByRole('button', { name: 'Retake Course' }))
    await waitFor(() => expect(before.isConnected).toBe(false))
    expect(await element()).not.toBe(before)
    const afterReset = calls.slice(calls.findIndex(({ path }) => path.endsWith('/reset')) + 1)
    const ofVideo = afterReset.filter(({ path }) => path.startsWith(VIDEO))
    expect(ofVideo.map(({ method }) => method)).toEqual(['GET'])
  })

  it('leaves the sum that the page shows, because what is played later is not paid again', async () => {
    const progress = { courseId: 1, watchTime: 97, isCompleted: true, payment: 'before' }
    const course = { ...progress, user: aUser({ courseProgress: { 1: 100 } }) }
    await openVideo({
      progress: { watchTime: 95, isCompleted: true, payment: 'now' },
      plan: { [`POST ${VIDEO}/played`]: { body: { played: [[0, 121]], course } } },
    })
    const player = await element()
    act(() => void fireEvent.pause(player))
    const key = [...queryKeys.courseProgress, 'u-maya', 1]
    const known = () => queryClient.getQueryData<CourseProgressRecord>(key)
    await waitFor(() => expect(known()?.watchTime).toBe(97))
    expect(known()?.payment).toBe('now')
    expect(await screen.findByText('Course Completed! You earned 15 tokens and 25 points')).toBeDefined()
  })

  it('that broke off keeps its speed and the focus when it is tried again, and loses no second', async () => {
    const { calls, visitor } = await openVideo({ plan: { [`POST ${VIDEO}/played`]: { status: 503 } } })
    const player = await element()
    await visitor.selectOptions(screen.getByLabelText('Speed'), '2')
    let played = ranges([0, 30])
    Object.defineProperty(player, 'played', { get: () => played })
    player.load = () => {
      played = ranges()
      player.playbackRate = player.defaultPlaybackRate
    }
    fireEvent.error(player)
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect([player.playbackRate, document.activeElement]).toEqual([2, player])
    played = ranges([30, 40])
    act(() => void fireEvent.pause(player))
    const reported = {
      stretches: [
        [0, 30],
        [30, 40],
      ],
    }
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject(reported))
  })

  it('that was removed meanwhile is said to be gone', async () => {
    await openVideo({ video: null })
    expect(await screen.findByText(/no longer here/)).toBeDefined()
  })
})

describe('the stretches of a report', () => {
  it.each([
    [ranges(), []],
    [ranges([0, 0.2]), []],
    [ranges([0.3, 10.1]), [[0, 10]]],
    [
      ranges([0, 10], [30.6, 40.8]),
      [
        [0, 10],
        [31, 41],
      ],
    ],
    [ranges([120, 126.3]), [[120, 125]]],
  ])('are whole seconds', (played, stretches) => {
    expect(stretchesOf(played, 125)).toEqual(stretches)
  })
})
