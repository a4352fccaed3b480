import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aLine, aMission } from '#web/testing/factories.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

function openStations(plan: object = {}, search = '?tab=stations&station=2') {
  return openManager({
    search,
    plan: { 'GET /api/missions': { body: aLine() }, 'GET /api/missions/2': { body: aMission(2) }, ...plan },
  })
}

describe('the stations', () => {
  it('stand on a tab of their own, each with what it pays and what opens it', async () => {
    const { visitor, address } = await openStations({}, '')
    await visitor.click(await screen.findByRole('link', { name: 'Stations' }))
    await waitFor(() => expect(address()).toBe('/content-manager?tab=stations'))
    const second = await row('Station 2: Friendship Frontier')
    expect(second.getByText('After Station 1')).toBeDefined()
    expect((await row('Station 1: Attraction Village')).getByText('Open from the start')).toBeDefined()
    await visitor.click(second.getByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(address()).toBe('/content-manager?tab=stations&station=2'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit Station 2'))
  })

  it('are saved with lesson, reward and what opens them', async () => {
    const { visitor, written, address } = await openStations({ 'PUT /api/missions/2': { body: aMission(2) } })
    const station = await form('Station')
    await visitor.clear(station.getByLabelText('Tokens'))
    await visitor.type(station.getByLabelText('Tokens'), '7')
    await visitor.type(station.getByLabelText('Lesson'), '\n\nAgain.')
    await visitor.selectOptions(station.getByLabelText('Opens after'), 'Open from the start')
    await visitor.click(station.getByRole('button', { name: 'Save Station' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Station Updated'))
    expect(written()[0]?.body).toEqual({
      title: 'Friendship Frontier',
      description: 'What station 2 is about.',
      content: '## Ask first\n\nThen listen.\n\nAgain.',
      tokens: 7,
      points: 10,
      unlockAfter: null,
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    await waitFor(() => expect(address()).toBe('/content-manager?tab=stations'))
  })

  it('need title, description and lesson', async () => {
    const { visitor, written } = await openStations()
    const station = await form('Station')
    await visitor.clear(station.getByLabelText('Lesson'))
    await visitor.click(station.getByRole('button', { name: 'Save Station' }))
    expect(shownToast()?.description).toBe('Please fill in title, description and lesson')
    await waitFor(() => expect(document.activeElement).toBe(station.getByLabelText('Lesson')))
    expect(written()).toEqual([])
  })

  it.each(['-1', '1001', '2.5'])('pay no %s tokens', async (tokens) => {
    const { visitor, written } = await openStations()
    const station = await form('Station')
    await visitor.clear(station.getByLabelText('Tokens'))
    await visitor.type(station.getByLabelText('Tokens'), tokens)
    await visitor.click(station.getByRole('button', { name: 'Save Station' }))
    expect(shownToast()?.title).toBe('Invalid Reward')
    expect(written()).toEqual([])
  })

  it('say why they could not be saved', async () => {
    const { visitor } = await openStations({
      'PUT /api/missions/2': refusal(400, 'INVALID', 'These stations would wait for each other.'),
    })
    const station = await form('Station')
    await visitor.type(station.getByLabelText('Title'), '!')
    await visitor.click(station.getByRole('button', { name: 'Save Station' }))
    expect(await station.findByText('These stations would wait for each other.')).toBeDefined()
    await waitFor(() =>
      expect(shownToast()?.description).toBe('Failed to update station: These stations would wait for each other.'),
    )
  })

  it('leave alone who is at another one when the answer comes', async () => {
    const answer = held()
    const { visitor, address } = await openStations({
      'PUT /api/missions/2': answer.reply,
      'GET /api/missions/3': { body: aMission(3) },
    })
    await visitor.click((await form('Station')).getByRole('button', { name: 'Save Station' }))
    await visitor.click((await row('Station 3: Lead Generation Station')).getByRole('button', { name: 'Edit' }))
    await screen.findByRole('heading', { name: 'Edit Station 3' })
    answer.release({ body: aMission(2) })
    await waitFor(() => expect(shownToast()?.title).toBe('Station Updated'))
    expect(address()).toBe('/content-manager?tab=stations&station=3')
  })

  it('do not pull back who has left', async () => {
    const answer = held()
    const { visitor, address, leave } = await openStations({ 'PUT /api/missions/2': answer.reply })
    await visitor.click((await form('Station')).getByRole('button', { name: 'Save Station' }))
    await leave('/courses')
    await waitFor(() => expect(address()).toBe('/courses'))
    answer.release({ body: aMission(2) })
    await waitFor(() => expect(shownToast()?.title).toBe('Station Updated'))
    expect(address()).toBe('/courses')
    expect(sessionStorage).toHaveLength(0)
  })

  it('show their lesson as members read it, in the direction of its own language', async () => {
    const { visitor } = await openStations()
    await form('Station')
    await visitor.click(screen.getByText('Preview as a member sees it'))
    const heading = await screen.findByRole('heading', { name: 'Ask first' })
    expect(heading.closest<HTMLElement>('[dir="ltr"]')?.lang).toBe('en')
  })
})
