import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal, UNSET } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const TOKEN = 'a'.repeat(43)
const VERIFY = 'POST /api/auth/verify-email'

const press = (name: string) => screen.getByRole('button', { name })

describe('a forgotten password', () => {
  it('is one link away from the login form', async () => {
    fakeApi({})
    const { visitor, address } = await openPage('/auth/login')
    await visitor.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await waitFor(() => expect(address()).toBe('/forgot-password'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forgot your password?')
  })

  it('is asked about with the address that was typed to log in, and without the error of that', async () => {
    fakeApi({ 'POST /api/auth/login': refusal(401, 'WRONG_CREDENTIALS', 'That does not match an account.') })
    const { visitor, address } = await openPage('/auth/login')
    await visitor.type(await screen.findByLabelText('Email', { selector: 'input' }), 'maya@example.com')
    await visitor.type(screen.getByLabelText('Password', { selector: 'input' }), 'wrong{Enter}')
    await waitFor(() => expect(shownToast()?.title).toBe('Login Failed'))
    await visitor.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await waitFor(() => expect(address()).toBe('/forgot-password'))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.com')
    expect(shownToast()).toBeUndefined()
  })

  it('is answered with the same sentence for any address, and says what helps where no mail comes', async () => {
    const calls = fakeApi({ 'POST /api/auth/forgot-password': { status: 202, body: { message: 'Anything.' } } })
    const { visitor } = await openPage('/forgot-password')
    await visitor.type(await screen.findByLabelText('Email'), ' maya@example.com {Enter}')
    const said = await screen.findByRole('status')
    expect(said.textContent).toContain('If there’s an account with this address, a link is on its way.')
    expect(said.textContent).toContain('ask the administrator who runs this site: they can make a link for you')
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'maya@example.com' }])
  })

  it('names the address of who runs the site, where there is one', async () => {
    fakeApi({
      'GET /api/site': { body: { ...UNSET, contactEmail: 'ana@line.example' } },
      'POST /api/auth/forgot-password': { status: 202, body: { message: 'Anything.' } },
    })
    const { visitor } = await openPage('/forgot-password')
    await visitor.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
    const link = await screen.findByRole('link', { name: 'ana@line.example' })
    expect(link.parentElement?.textContent).toContain('ask the administrator at ana@line.example: they can make a link')
  })

  it.each([
    ['', 'Enter your email address.'],
    ['maya', 'An email address looks like name@example.com.'],
  ])('needs an address: %j', async (typed, note) => {
    const calls = fakeApi({})
    const { visitor } = await openPage('/forgot-password')
    if (typed) await visitor.type(await screen.findByLabelText('Email'), typed)
    await visitor.click(press('Send the link'))
    expect(shownToast()?.description).toBe('Please enter a valid email address')
    expect(screen.getByText(note)).toBeDefined()
    expect(calls).toEqual([])
  })

  it('says that it could not be sent', async () => {
    fakeApi({ 'POST /api/auth/forgot-password': refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many tries.') })
    const { visitor } = await openPage('/forgot-password')
    await visitor.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', description: 'Too many tries.' }))
    expect(screen.queryByText(/on its way/)).toBeNull()
  })
})

describe('/verify-email', () => {
  it('verifies once, keeps the member’s copy true and leads on to the dashboard', async () => {
    storeUser(aUser())
    const calls = fakeApi({
      'GET /api/auth/me': { body: aUser() },
      [VERIFY]: { body: aUser({ emailVerified: true, email: 'new@example.com' }) },
    })
    await openPage(`/verify-email#token=${TOKEN}`)
    expect((await screen.findByText('Your address is verified')).closest('[role=status]')?.textContent).toContain(
      'We write to you at new@example.com.',
    )
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ token: TOKEN }])
    expect(storedUser()).toMatchObject({ emailVerified: true, email: 'new@example.com' })
  })

  it.each(['#', '?'])('takes the token out of the address, whether it came after # or ?: %s', async (sign) => {
    const calls = fakeApi({ [VERIFY]: { body: aUser({ emailVerified: true }) } })
    const { address } = await openPage(`/verify-email${sign}token=${TOKEN}`)
    await screen.findByText('Your address is verified')
    await waitFor(() => expect(address()).toBe('/verify-email'))
    expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN }])
  })

  it('doesn’t sign in: a stranger’s browser is led to the login', async () => {
    fakeApi({ [VERIFY]: { body: aUser({ emailVerified: true }) } })
    await openPage(`/verify-email#token=${TOKEN}`)
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/auth/login')
    expect(storedUser()).toBeNull()
  })

  it('leaves another member’s copy alone', async () => {
    const other = aUser({ id: 'u-ben', name: 'Ben' })
    storeUser(other)
    fakeApi({ 'GET /api/auth/me': { body: other }, [VERIFY]: { body: aUser({ emailVerified: true }) } })
    await openPage(`/verify-email#token=${TOKEN}`)
    await screen.findByText('Your address is verified')
    expect(storedUser()?.name).toBe('Ben')
  })

  it.each([
    [409, 'LINK_USED_UP', 'This link has expired or has already been used.'],
    [409, 'EMAIL_TAKEN', 'There is already an account with this email.'],
  ] as const)('says why a link does not work: %i %s', async (status, code, why) => {
    storeUser(aUser())
    fakeApi({ 'GET /api/auth/me': { body: aUser() }, [VERIFY]: refusal(status, code, why) })
    await openPage(`/verify-email#token=${TOKEN}`)
    expect((await screen.findByRole('alert')).textContent).toContain(why)
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/account')
  })

  it.each(['LINK_USED_UP', 'EMAIL_TAKEN'] as const)(
    'names the address that the account still has where a link does not change it (%s)',
    async (code) => {
      const member = aUser({ emailVerified: true })
      storeUser(member)
      fakeApi({ 'GET /api/auth/me': { body: member }, [VERIFY]: refusal(409, code, 'It didn’t work.') })
      await openPage(`/verify-email#token=${TOKEN}`)
      expect((await screen.findByRole('alert')).textContent).toContain(
        'Your account’s address is maya@example.com, and it’s verified.',
      )
    },
  )

  it('says that a link was cut off, without asking', async () => {
    const calls = fakeApi({})
    await openPage('/verify-email#token=abc')
    expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete')
    expect(calls).toEqual([])
  })

  it('can be tried again where nothing could be reached', async () => {
    let offline = true
    fakeApi({
      [VERIFY]: () => {
        if (offline) throw new TypeError('Failed to fetch')
        return { body: aUser({ emailVerified: true }) }
      },
    })
    const { visitor } = await openPage(`/verify-email#token=${TOKEN}`)
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach Whistlestop')
    offline = false
    await visitor.click(press('Try again'))
    expect(await screen.findByText('Your address is verified')).toBeDefined()
  })
})

describe('/reset-password', () => {
  const RESET = 'POST /api/auth/reset-password'

  it('says at the field why a password was refused', async () => {
    fakeApi({ [RESET]: refusal(400, 'PASSWORD_REFUSED', 'Password must be at least 10 characters') })
    const { visitor } = await openPage(`/reset-password#token=${TOKEN}`)
    await visitor.type(await screen.findByLabelText('Password', { selector: 'input' }), 'shorter{Enter}')
    expect(await screen.findByText('Password must be at least 10 characters', { selector: 'form *' })).toBeDefined()
  })

  it.each([TOKEN.slice(1), `${TOKEN}a`, ''])('asks for no password with a link that was cut off: %j', async (token) => {
    fakeApi({})
    await openPage(`/reset-password#token=${token}`)
    expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete')
    expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
  })

  it('fits a new administrator and a forgotten password alike', async () => {
    fakeApi({})
    await openPage(`/reset-password#token=${TOKEN}`)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Choose a password')
    expect(screen.getByText(/logged in here and logged out everywhere else/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
  })

  it('says what to do about a link that does not open (LINK_USED_UP)', async () => {
    fakeApi({ [RESET]: refusal(409, 'LINK_USED_UP', 'Please ask for a new one.') })
    const { visitor } = await openPage(`/reset-password#token=${TOKEN}`)
    await visitor.type(await screen.findByLabelText('Password', { selector: 'input' }), 'four plain words{Enter}')
    const said = await screen.findByRole('alert')
    expect(said.textContent).toContain('This link has expired')
    expect(said.textContent).toContain('You can ask for a new one below.')
    expect(said.textContent).not.toContain('npm')
  })
})
