import { screen, within } from '@testing-library/react'
import type { Memory } from 'contract/reviews'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { aForecast, aMemory } from '#web/testing/reviews.ts'

type Idea = Memory['ideas'][number]

function anIdea(idea: string, retrievability: number, signal: Idea['signal']): Idea {
  const lesson = { title: 'Station 1: Attraction Village', href: '/mission/1' }
  return {
    idea,
    title: idea,
    met: 2,
    retrievability,
    signal,
    dueOn: '2030-01-03',
    missionId: 1,
    courseId: null,
    lesson,
  }
}

async function openMemory(memory: Memory) {
  const user = aUser({ timeZone: 'UTC' })
  storeUser(user)
  fakeApi({ 'GET /api/auth/me': { body: user }, 'GET /api/users/u-maya/memory': { body: memory } })
  return openPage('/memory')
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('what a member remembers', () => {
  it('is said in words before anything else', async () => {
    await openMemory(
      aMemory({
        ideas: [anIdea('ask', 0.95, 'green'), anIdea('listen', 0.8, 'amber'), anIdea('wait', 0.5, 'red')],
        forecast: aForecast([2]),
      }),
    )
    expect(
      await screen.findByText(
        'You have met 3 ideas. Of these, 1 fresh, 1 fading, 1 faded. A review brings back what fades.',
      ),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Review 2 questions' }).getAttribute('href')).toBe('/review')
  })

  it('lists ideas with what has faded most first, when they come back and where they were taught', async () => {
    await openMemory(aMemory({ ideas: [anIdea('ask', 0.95, 'green'), anIdea('wait', 0.5, 'red')] }))
    const ideas = (await card('By idea')).getAllByRole('listitem')
    expect(ideas.map(({ textContent }) => textContent)).toEqual([
      'waitComes back on Thursday 3 January. From Station 1: Attraction VillageFaded',
      'askComes back on Thursday 3 January. From Station 1: Attraction VillageFresh',
    ])
  })

  it('shows stations and courses that taught something, each with the way to review just that', async () => {
    const place = {
      id: 2,
      title: 'Friendship Frontier',
      met: 3,
      ideas: 4,
      retrievability: 0.82,
      signal: 'amber' as const,
    }
    const unmet = { id: 3, title: 'Lead Station', met: 0, ideas: 3, retrievability: null, signal: 'none' as const }
    await openMemory(aMemory({ ideas: [anIdea('ask', 0.8, 'amber')], missions: [place, unmet] }))
    const stations = await card('By station')
    expect(stations.getByText('3 of 4 ideas met, about 82 in 100 remembered')).toBeDefined()
    expect(stations.getByText('Fading')).toBeDefined()
    expect(stations.getByRole('link', { name: 'Review just this' }).getAttribute('href')).toBe('/review?mission=2')
    expect(stations.queryByText('Lead Station')).toBeNull()
    expect((await card('By course')).getByText('Nothing learned here yet.')).toBeDefined()
  })

  it('says what the next days bring and which days were used', async () => {
    await openMemory(
      aMemory({
        ideas: [anIdea('ask', 0.95, 'green')],
        forecast: aForecast([1, 5]),
        calendar: [
          { date: '2026-11-20', answers: 4 },
          { date: '2026-11-22', answers: 1 },
        ],
      }),
    )
    const forecast = await card('The next 14 days')
    expect(forecast.getByText('6 questions come back. Most of them on Tuesday 24 November.')).toBeDefined()
    expect(forecast.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Tue 245')
    const days = await card('The last 12 weeks')
    expect(days.getByText('You answered 5 questions on 2 days.')).toBeDefined()
    expect(days.getByText('Friday 20 November')).toBeDefined()
  })

  it('says what to do where nothing was learned yet', async () => {
    await openMemory(aMemory())
    expect(await screen.findByRole('heading', { name: 'Nothing to remember yet' })).toBeDefined()
  })
})
