import type { Challenge } from 'contract/challenges'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { ANSWERS, KEPT_AT } from '#web/client/offline/kept.ts'
import { fakeWorker } from '#web/testing/fake-worker.ts'
import { aLessonSummary } from '#web/testing/lessons.ts'
import { outbox } from './the-outbox.ts'
import { withCheckIns, withTicks } from './with-waiting.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-24T09:00:00Z')
const TALKS: Challenge = {
  key: 'talk-to-10',
  title: 'Talk to 10 people',
  kind: 'count',
  target: 10,
  count: 4,
  checkedInToday: false,
  tokens: 10,
  points: 20,
  completedAt: null,
}

/** @param days how many days ago each check-in was */
function checkedIn(...days: number[]): void {
  const acts = days.map((ago, id) => {
    const at = NOW - ago * DAY
    return {
      id,
      key: `k${id}`,
      at,
      memberId: 'u-maya',
      kind: 'check-in',
      ids: { key: 'talk-to-10' },
      name: '',
    } as const
  })
  vi.spyOn(outbox, 'waitingOf').mockResolvedValue(acts)
}

async function keptOn(at: number): Promise<void> {
  const caches = fakeWorker()
  await keepAnswersFor('u-maya')
  const headers = { [KEPT_AT]: String(at) }
  await (await caches.open(`${ANSWERS}u-maya`)).put('/api/users/u-maya/challenges', new Response('[]', { headers }))
}

beforeEach(() => void vi.setSystemTime(NOW))

describe('a challenge without a connection', () => {
  it('counts each check-in that waits', async () => {
    checkedIn(1, 0)
    expect(await withCheckIns('u-maya', [TALKS])).toEqual([{ ...TALKS, count: 6, checkedInToday: true }])
  })

  it('counts no further than its end', async () => {
    checkedIn(0)
    const [last] = await withCheckIns('u-maya', [{ ...TALKS, count: 10 }])
    expect(last?.count).toBe(10)
  })

  it('stays as it was kept where nothing waits', async () => {
    await keptOn(NOW)
    const kept = [{ ...TALKS, checkedInToday: true }]
    expect(await withCheckIns('u-maya', kept)).toEqual(kept)
  })

  it('is open again on the day after it was kept', async () => {
    await keptOn(NOW - DAY)
    checkedIn(1)
    const [open] = await withCheckIns('u-maya', [{ ...TALKS, checkedInToday: true }])
    expect(open).toMatchObject({ count: 5, checkedInToday: false })
  })
})

it('a lesson without a connection has its tick once its finish waits', async () => {
  const act = {
    id: 1,
    key: 'k',
    at: NOW,
    memberId: 'u-maya',
    kind: 'lesson',
    ids: { lessonId: '12' },
    name: '',
  } as const
  vi.spyOn(outbox, 'waitingOf').mockResolvedValue([act])
  const lessons = await withTicks('u-maya', [aLessonSummary(11), aLessonSummary(12)])
  expect(lessons.map(({ isFinished }) => isFinished)).toEqual([false, true])
})
