import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveForLanguageOf } from '#web/client/language/member-language.ts'
import { leaveFor } from '#web/client/lazy/leave-for.ts'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openAccount } from '#web/testing/open-account.tsx'
import { openPage } from '#web/testing/open-page.tsx'
import { LanguageOffer } from './language-offer.tsx'

vi.mock('virtual:languages', () => ({
  LANGUAGES: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية' },
    { code: 'es', name: 'Español' },
  ],
}))
vi.mock('#web/client/lazy/leave-for.ts', () => ({ leaveFor: vi.fn() }))

beforeEach(() => vi.mocked(leaveFor).mockClear())

const inFooter = () => within(screen.getByRole('contentinfo'))

/** jsdom cannot leave the page either. @returns whether the link was left to the browser */
function follow(name: string, init: MouseEventInit = {}): boolean {
  let isLeft = true
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent.click(inFooter().getByRole('link', { name }), init)
  return isLeft
}

describe('the choice of language', () => {
  it('is in the footer: the languages by their own names, with this one marked', async () => {
    await openPage('/terms')
    const links = within(inFooter().getByRole('list', { name: 'Language' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('aria-current')])).toEqual([
      ['English', 'en', 'true'],
      ['العربية', 'ar', null],
      ['Español', 'es', null],
    ])
  })

  it('leads back to the same page with its search, by a plain link for a visitor', async () => {
    await openPage('/terms?a=1')
    expect(inFooter().getByRole('link', { name: 'Español' }).getAttribute('href')).toBe(
      '/language/es?to=%2Fterms%3Fa%3D1',
    )
    expect(follow('Español')).toBe(true)
    expect(leaveFor).not.toHaveBeenCalled()
  })

  describe('of a member', () => {
    const open = async (answer: Parameters<typeof fakeApi>[0][string]) => {
      storeUser(aUser())
      const calls = fakeApi({ 'GET /api/auth/me': { body: aUser() }, 'PATCH /api/users/u-maya': answer })
      await openPage('/terms')
      return calls
    }

    it('is saved before the page is left', async () => {
      const calls = await open({ body: aUser({ language: 'es' }) })
      expect(follow('Español')).toBe(false)
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/language/es?to=%2Fterms'))
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ language: 'es' })
      expect(storedUser()?.language).toBe('es')
    })

    it('that could not be saved says so, and the page stays', async () => {
      await open({ status: 503, body: {} })
      follow('Español')
      expect(await screen.findByText('Your language couldn’t be saved. Please try again.')).toBeTruthy()
      expect(leaveFor).not.toHaveBeenCalled()
    })

    it('for another tab is left to the browser', async () => {
      const calls = await open({ body: aUser() })
      expect(follow('Español', { ctrlKey: true })).toBe(true)
      expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
    })
  })

  it('is in the account, too', async () => {
    await openAccount()
    const section = await screen.findByRole('region', { name: 'Language' })
    expect(within(section).getAllByRole('link')).toHaveLength(3)
  })
})

describe('after logging in', () => {
  const logIn = async (language: string | null) => {
    const user = aUser({ language })
    fakeApi({
      'POST /api/auth/login': { body: { user, message: 'Welcome' } },
      'GET /api/auth/me': { body: user },
    })
    await openPage('/auth/login')
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: user.email } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'first-class' } })
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  }

  it('the next page is in the language that the member has chosen', async () => {
    await logIn('es')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/language/es?to=%2Fdashboard'))
  })

  it.each([null, 'en', 'tlh'])('it is in this one where they chose %s', (language) => {
    expect(leaveForLanguageOf(aUser({ language }), '/dashboard')).toBe(false)
    expect(leaveFor).not.toHaveBeenCalled()
  })
})

it('offers a language in that language, by its address, or to be put away', () => {
  render(<LanguageOffer address="/es" putAway="/language/en?to=%2F" />)
  const [take, putAway] = screen.getAllByRole('link')
  expect([take?.textContent, take?.getAttribute('href')]).toEqual(['Also in English', '/es'])
  expect([putAway?.textContent, putAway?.getAttribute('href')]).toEqual(['Don’t show again', '/language/en?to=%2F'])
  expect(take?.closest('div')?.lang).toBe('en')
})
