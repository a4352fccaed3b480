import { LANGUAGES } from 'virtual:languages'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { field, ME, noteAt, openAccount, press } from '#web/testing/open-account.tsx'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

describe('/account', () => {
  it('sends a visitor without a user to the landing page', async () => {
    fakeApi({ 'GET /api/marketing-figures?language=en': { body: [] } })
    const { address } = await openPage('/account')
    expect(address()).toBe('/')
  })

  it('has one h1 and a section for each matter', async () => {
    await openAccount()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your account')
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'About you',
      ...(LANGUAGES.length > 1 ? ['Language'] : []),
      'Email',
      'Notifications',
      'Reminders',
      'On your home screen',
      'Review',
      'Rest days',
      'Your team',
      'Leagues',
      'Password',
      'Where you are logged in',
      'Your tickets',
      'Your data',
    ])
  })

  it('begins with a link to each section', async () => {
    await openAccount()
    await screen.findByRole('heading', { level: 1 })
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    const titles = links.map((link) => {
      const section = document.getElementById(new URL(link.getAttribute('href') ?? '', 'http://x').hash.slice(1))
      return section && within(section).getByRole('heading', { level: 2 }).textContent
    })
    expect(titles).toEqual(links.map((link) => link.textContent))
    expect(titles).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length)
  })
})

describe('each line about the member', () => {
  it.each([
    ['Full Name', 'Save name', 'name', 'Maya Adeyemi', 'Your name is saved.'],
    ['Shown on the leaderboard', 'Save board name', 'boardName', 'Maya on rails', 'Your board name is saved.'],
    ['Phone', 'Save phone number', 'phone', '+49 170 1', 'Your phone number is saved.'],
  ])('%s is saved by itself, and the stored user follows', async (label, button, key, value, sentence) => {
    const { visitor, written } = await openAccount({ [`PATCH ${ME}`]: { body: aUser({ [key]: value }) } })
    await visitor.clear(field(label))
    await visitor.type(field(label), ` ${value} `)
    await visitor.click(press(button))
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Saved', description: sentence, variant: undefined }))
    expect(written()).toMatchObject([{ method: 'PATCH', path: ME, body: { [key]: value } }])
    expect(storedUser()).toMatchObject({ [key]: value })
    expect(field(label).value).toBe(value)
  })

  it('keeps what is typed while the rest is being saved', async () => {
    const answer = held()
    const { visitor, written } = await openAccount({ [`PATCH ${ME}`]: answer.reply })
    await visitor.type(field('Phone'), '123')
    await visitor.click(press('Save phone number'))
    await visitor.type(field('Phone'), '45')
    expect(press('Save phone number').getAttribute('aria-busy')).toBe('true')
    answer.release({ body: aUser({ phone: '123' }) })
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'))
    expect(field('Phone').value).toBe('12345')
    await visitor.click(press('Save phone number'))
    await waitFor(() => expect(written().map(({ body }) => body)).toEqual([{ phone: '123' }, { phone: '12345' }]))
  })

  it('is taken away by saving it empty', async () => {
    const { visitor, written } = await openAccount({ [`PATCH ${ME}`]: { body: aUser() } }, { phone: '123' })
    await visitor.clear(field('Phone'))
    await visitor.click(press('Save phone number'))
    await waitFor(() => expect(written()[0]?.body).toEqual({ phone: null }))
  })

  it('cannot be empty where it is the name', async () => {
    const { visitor, written } = await openAccount()
    await visitor.clear(field('Full Name'))
    await visitor.click(press('Save name'))
    expect(noteAt(field('Full Name'))).toBe('Enter your full name.')
    expect(shownToast()?.description).toBe('Enter your full name.')
    expect(written()).toEqual([])
  })

  it('keeps what was typed where the server refused, and says why at the field', async () => {
    const why = 'Please write the phone number with digits'
    const { visitor } = await openAccount({ [`PATCH ${ME}`]: refusal(400, 'INVALID', why) })
    await visitor.type(field('Phone'), 'call me')
    await visitor.click(press('Save phone number'))
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Error', description: why, variant: 'destructive' }))
    expect(field('Phone').value).toBe('call me')
    expect(noteAt(field('Phone'))).toBe(why)
  })

  it('keeps what was typed where nothing could be reached', async () => {
    const { visitor } = await openAccount({ [`PATCH ${ME}`]: new TypeError('Failed to fetch') })
    await visitor.type(field('Full Name'), ' II')
    await visitor.click(press('Save name'))
    await waitFor(() => expect(shownToast()?.description).toMatch(/^We couldn’t reach Whistlestop/))
    expect(field('Full Name').value).toBe('Maya Okafor II')
  })

  it('is sent once, however often the button is pressed', async () => {
    const answer = held()
    const { visitor, written } = await openAccount({ [`PATCH ${ME}`]: answer.reply })
    await visitor.type(field('Full Name'), 'x')
    await visitor.dblClick(press('Save name'))
    answer.release({ body: aUser() })
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'))
    expect(written()).toHaveLength(1)
  })
})

describe('the time zone', () => {
  it('is a list with this browser first, and the member’s own chosen', async () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const { visitor, written } = await openAccount(
      { [`PATCH ${ME}`]: { body: aUser({ timeZone: 'America/New_York' }) } },
      { timeZone: 'Asia/Tokyo' },
    )
    const list = screen.getByLabelText<HTMLSelectElement>('Time zone')
    expect(list.value).toBe('Asia/Tokyo')
    expect(list.options[0]?.value).toBe(here)
    expect(list.options[0]?.textContent).toContain('(this device)')
    await visitor.selectOptions(list, 'America/New_York')
    await visitor.click(press('Save time zone'))
    await waitFor(() => expect(written()[0]?.body).toEqual({ timeZone: 'America/New_York' }))
  })
})
