import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aLine, anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'
import { pageLanguage } from './page-language.ts'

const DASHBOARD = { 'GET /api/missions': { body: aLine() }, 'GET /api/leaderboard': { body: [anEntry(1)] } }

function field(name: string) {
  return screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
}

function press(name: string) {
  return screen.getByRole('button', { name })
}

function noteAt(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('the login form', () => {
  it('asks for email and password', async () => {
    const calls = fakeApi({})
    const { visitor } = await openPage('/auth/login')
    await visitor.click(press('Login'))
    expect(shownToast()).toEqual({
      title: 'Validation Error',
      description: 'Email and password are required',
      variant: 'destructive',
    })
    expect(calls).toEqual([])
  })

  it('says at each empty field what is missing and goes to the first', async () => {
    fakeApi({})
    const { visitor } = await openPage('/auth/login')
    await visitor.type(field('Password'), 'secret')
    await visitor.click(press('Login'))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(noteAt('Email')).toBe('Enter your email address.')
    expect(field('Password').getAttribute('aria-invalid')).toBeNull()
    expect(document.activeElement).toBe(field('Email'))
  })

  it('stores the user, says the server’s sentence and goes to the dashboard', async () => {
    const calls = fakeApi({
      ...DASHBOARD,
      'POST /api/auth/login': { body: { user: aUser(), message: 'Welcome back.' } },
    })
    const { visitor, address } = await openPage('/auth/login')
    await visitor.type(field('Email'), 'maya@example.com')
    await visitor.type(field('Password'), 'secret1{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(calls[0]?.body).toEqual({ email: 'maya@example.com', password: 'secret1' })
    expect(storedUser()?.id).toBe('u-maya')
    expect(shownToast()).toEqual({ title: 'Success', description: 'Welcome back.', variant: undefined })
  })

  it('says why the server refused', async () => {
    fakeApi({ 'POST /api/auth/login': refusal(401, 'WRONG_CREDENTIALS', 'That does not match an account.') })
    const { visitor, address } = await openPage('/auth/login')
    await visitor.type(field('Email'), 'maya@example.com')
    await visitor.type(field('Password'), 'secret1{Enter}')
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Login Failed',
        description: 'That does not match an account.',
        variant: 'destructive',
      }),
    )
    expect(address()).toBe('/auth/login')
    expect(field('Email').value).toBe('maya@example.com')
  })

  it('leads to the other form and to the home route', async () => {
    fakeApi({})
    await openPage('/auth/login')
    expect((await screen.findByRole('link', { name: 'Create an account' })).getAttribute('href')).toBe('/auth/register')
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  })
})

describe('the register form', () => {
  it('asks for name, email and password', async () => {
    const calls = fakeApi({})
    const { visitor } = await openPage('/auth/register')
    await visitor.type(field('Full Name'), '   ')
    await visitor.click(press('Register'))
    expect(shownToast()?.title).toBe('Validation Error')
    expect(shownToast()?.description).toBe('Name, email, and password are required')
    expect(['Full Name', 'Email', 'Password'].filter((name) => field(name).ariaInvalid === 'true')).toHaveLength(3)
    expect(calls).toEqual([])
  })

  it('asks for six characters', async () => {
    fakeApi({})
    const { visitor } = await openPage('/auth/register')
    await visitor.type(field('Full Name'), 'Maya')
    await visitor.type(field('Email'), 'maya@example.com')
    await visitor.type(field('Password'), '12345{Enter}')
    expect(shownToast()?.title).toBe('Password Error')
    expect(shownToast()?.description).toBe('Password must be at least 6 characters')
    expect(noteAt('Password')).toContain('Choose a longer one.')
  })

  it('sends what was typed, without spaces around it, and a phone only where there is one', async () => {
    const calls = fakeApi({
      ...DASHBOARD,
      'POST /api/auth/register': { status: 201, body: { user: aUser(), message: 'Welcome aboard.' } },
    })
    const { visitor, address } = await openPage('/auth/register')
    await visitor.type(field('Full Name'), ' Maya Okafor ')
    await visitor.type(field('Email'), 'maya@example.com')
    await visitor.type(field('Password'), ' a b c ')
    await visitor.click(press('Register'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(calls[0]?.body).toEqual({
      name: 'Maya Okafor',
      email: 'maya@example.com',
      password: ' a b c ',
      phone: null,
      ...pageLanguage,
    })
    expect(shownToast()).toEqual({ title: 'Success', description: 'Welcome aboard.', variant: undefined })
  })

  it('says what to do where the email is taken', async () => {
    fakeApi({ 'POST /api/auth/register': refusal(409, 'EMAIL_TAKEN', 'There is already an account.') })
    await fillIn()
    await waitFor(() => expect(shownToast()?.title).toBe('Registration Failed'))
    expect(shownToast()?.description).toBe('There is already an account.')
    expect(noteAt('Email')).toBe('Log in with it, or register with another one.')
  })

  it('says how long a password must be here, once the server has said so', async () => {
    const site = held()
    fakeApi({ 'GET /api/site': site.reply })
    await openPage('/auth/register')
    expect(noteAt('Password')).toBe('Longer is safer.')
    site.release({ body: { passwordMin: 10, referralPaysAt: 'station1', contactEmail: null } })
    await waitFor(() => expect(noteAt('Password')).toBe('10 characters or more.'))
  })

  it('says at the field why a password was refused, until another is typed', async () => {
    const why = 'Password must be at least 10 characters'
    fakeApi({ 'POST /api/auth/register': refusal(400, 'PASSWORD_REFUSED', why) })
    const visitor = await fillIn('shorter')
    await waitFor(() => expect(noteAt('Password')).toContain(why))
    await visitor.type(field('Password'), 'x')
    expect(noteAt('Password')).not.toContain(why)
  })

  it('has a default message where the server gave none', async () => {
    fakeApi({ 'POST /api/auth/register': { status: 502, body: '<h1>Bad Gateway</h1>' } })
    await fillIn()
    await waitFor(() => expect(shownToast()?.description).toBe('An error occurred'))
  })

  it('warns of a password that everybody uses, and takes it', async () => {
    const calls = fakeApi({ 'POST /api/auth/register': refusal(409, 'EMAIL_TAKEN', 'Taken.') })
    await fillIn('Password1')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(noteAt('Password')).toContain('easy to guess')
  })

  async function fillIn(password = 'fine words here') {
    const { visitor } = await openPage('/auth/register')
    await visitor.type(field('Full Name'), 'Maya')
    await visitor.type(field('Email'), 'maya@example.com')
    await visitor.type(field('Password'), password)
    await visitor.click(press('Register'))
    return visitor
  }
})

describe('/auth/{mode}', () => {
  it.each(['login', 'register'])('%s sends a visitor with a session to the dashboard', async (mode) => {
    storeUser(aUser())
    fakeApi({ ...DASHBOARD, 'GET /api/auth/me': { body: aUser() } })
    const { address } = await openPage(`/auth/${mode}`)
    expect(address()).toBe('/dashboard')
  })

  it('shows the form where the session has ended', async () => {
    storeUser(aUser())
    fakeApi({ 'GET /api/auth/me': refusal(401, 'NOT_SIGNED_IN', 'Please log in to continue.') })
    const { address } = await openPage('/auth/login')
    expect(address()).toBe('/auth/login')
  })

  it('knows no other mode', async () => {
    fakeApi({})
    await openPage('/auth/logout')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeDefined()
  })
})
