import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aLine, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const REGISTERED = {
  'POST /api/auth/register': { status: 201, body: { user: aUser(), message: 'Welcome aboard.' } },
  'GET /api/missions': { body: aLine() },
  'GET /api/leaderboard': { body: [] },
}

const NOBODYS = refusal(404, 'INVITE_NOT_FOUND', 'Nobody has this code.')

function registration(calls: ReturnType<typeof fakeApi>): unknown {
  return calls.find(({ method }) => method === 'POST')?.body
}

type Typed = { name?: string; email?: string; password?: string }

async function signUp(search: string, typed?: Typed) {
  const page = await openPage(`/signup${search}`)
  await fillIn(page.visitor, typed)
  return page
}

async function fillIn(
  visitor: Awaited<ReturnType<typeof openPage>>['visitor'],
  { name = 'Maya', email = 'maya@example.com', password = 'fine words' }: Typed = {},
) {
  for (const [label, text] of Object.entries({ 'Full Name': name, Email: email, Password: password })) {
    if (text) await visitor.type(screen.getByLabelText(label, { selector: 'input' }), text)
  }
  await visitor.click(screen.getByRole('button', { name: 'Sign Up' }))
}

describe('the sign-up page', () => {
  it.each<[Typed, string, string]>([
    [{ password: '' }, 'Missing Information', 'Please fill in your name, email, and password'],
    [{ name: '  ' }, 'Missing Information', 'Please fill in your name, email, and password'],
    [{ email: 'maya' }, 'Invalid Email', 'Please enter a valid email address'],
    [{ password: '12345' }, 'Password Too Short', 'Password must be at least 6 characters'],
  ])('refuses %j', async (typed, title, description) => {
    const calls = fakeApi({})
    await signUp('', typed)
    expect(shownToast()).toEqual({ title, description, variant: 'destructive' })
    expect(calls).toEqual([])
  })

  it('registers once for two presses without a pause', async () => {
    const calls = fakeApi(REGISTERED)
    const { visitor, address } = await openPage('/signup')
    await visitor.type(screen.getByLabelText('Full Name', { selector: 'input' }), 'Maya')
    await visitor.type(screen.getByLabelText('Email', { selector: 'input' }), 'maya@example.com')
    await visitor.type(screen.getByLabelText('Password', { selector: 'input' }), 'fine words')
    const button = screen.getByRole('button', { name: 'Sign Up' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('shows who invited, and where, and the code in a field that cannot be changed', async () => {
    fakeApi({ 'GET /api/invites/MAYA7K2': { body: { sponsorName: 'Maya Okafor' } } })
    await openPage('/signup?ref=MAYA7K2&sponsor=Maya+Okafor&source=facebook')
    expect(await screen.findByText('Maya Okafor invited you')).toBeDefined()
    expect(screen.getByText('facebook').parentElement?.textContent).toBe('Invitation sent via facebook.')
    expect(screen.getByText('Maya Okafor').parentElement?.textContent).toBe(
      'Maya Okafor gets tokens and points when you join.',
    )
    const code = screen.getByLabelText<HTMLInputElement>('Referral Code')
    expect([code.value, code.disabled]).toEqual(['MAYA7K2', true])
  })

  it('takes the name from the server where a member has the code', async () => {
    fakeApi({ 'GET /api/invites/MAYA7K2': { body: { sponsorName: 'Maya Okafor' } } })
    await openPage('/signup?ref=MAYA7K2&sponsor=Your+Bank,+call+0900+1')
    expect(await screen.findByText('Maya Okafor invited you')).toBeDefined()
    expect(screen.queryByText(/Your Bank/)).toBeNull()
  })

  it.each([
    ['is nobody’s', NOBODYS],
    ['cannot be looked up', new TypeError('Failed to fetch')],
  ])('takes it from the address line where the code %s, as what the link says', async (_, reply) => {
    fakeApi({ 'GET /api/invites/GONE': reply })
    await openPage('/signup?ref=GONE&sponsor=Maya')
    expect(await screen.findByText('Your link says Maya invited you')).toBeDefined()
    expect(screen.queryByText(/Nobody has its referral code/) !== null).toBe(reply === NOBODYS)
    const gain = 'The member whose link this is gets tokens and points when you join.'
    expect(screen.queryByText(gain) !== null).toBe(reply !== NOBODYS)
  })

  it('can be filled in and sent while the name is looked up, and shows no name meanwhile', async () => {
    const calls = fakeApi({ ...REGISTERED, 'GET /api/invites/SLOW': held().reply })
    await signUp('?ref=SLOW&sponsor=Your+Bank')
    expect(screen.queryByText(/Your Bank/)).toBeNull()
    await waitFor(() => expect(registration(calls)).toMatchObject({ referralCode: 'SLOW' }))
  })

  it('shows neither without an invitation', async () => {
    fakeApi({})
    await openPage('/signup')
    expect(screen.queryByText(/invited you/)).toBeNull()
    expect(screen.queryByLabelText('Referral Code')).toBeNull()
  })

  it('leaves a sponsor’s text harmless', async () => {
    fakeApi({})
    await openPage(`/signup?sponsor=${encodeURIComponent(`\u202e<b>Maya</b>${'!'.repeat(80)}`)}`)
    expect((await screen.findByText(/invited you/)).textContent).toBe(
      `Your link says ${`<b>Maya</b>${'!'.repeat(80)}`.slice(0, 60)} invited you`,
    )
  })

  it.each(['007', '1e5', 'true', '12345678901234567890', '"quoted"'])(
    'sends the code %s letter by letter',
    async (code) => {
      const calls = fakeApi({ ...REGISTERED, [`GET /api/invites/${encodeURIComponent(code)}`]: NOBODYS })
      await signUp(`?ref=${encodeURIComponent(code)}`)
      await waitFor(() => expect(registration(calls)).toMatchObject({ referralCode: code }))
    },
  )

  it.each([
    ['unticked', false],
    ['ticked', true],
  ])('asks whether the sponsor may see their progress: %s', async (_, shareProgress) => {
    const calls = fakeApi({ ...REGISTERED, 'GET /api/invites/MAYA7K2': { body: { sponsorName: 'Maya Okafor' } } })
    const { visitor } = await openPage('/signup?ref=MAYA7K2')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show my progress to my sponsor' })
    expect(box.checked).toBe(false)
    expect(
      screen.getByText(/^Let Maya Okafor see how far I am: .* Never my answers, notes or contacts\.$/),
    ).toBeDefined()
    if (shareProgress) await visitor.click(box)
    await fillIn(visitor)
    await waitFor(() =>
      expect(registration(calls)).toMatchObject({
        referralCode: 'MAYA7K2',
        shareProgress,
        consentText: expect.stringMatching(/^Let \{sponsor\} see/),
      }),
    )
  })

  it.each([
    ['is nobody’s', 'GONE', NOBODYS],
    ['was not looked up yet', 'SLOW', held().reply],
  ])('asks nothing of the kind where the code %s', async (_, code, reply) => {
    const calls = fakeApi({ ...REGISTERED, [`GET /api/invites/${code}`]: reply })
    await signUp(`?ref=${code}&sponsor=Maya`)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await waitFor(() => expect(registration(calls)).toBeDefined())
    expect(registration(calls)).not.toHaveProperty('shareProgress')
  })

  it('sends no code where the address has none', async () => {
    const calls = fakeApi(REGISTERED)
    await signUp('?sponsor=Maya')
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    expect(calls[0]?.body).not.toHaveProperty('referralCode')
  })

  it('thanks for joining through the sponsor, on the dashboard', async () => {
    fakeApi(REGISTERED)
    const { address } = await signUp('?sponsor=Jonas')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(shownToast()?.title).toBe('Welcome to Whistlestop!')
    expect(shownToast()?.description).toBe('Thank you for joining through Jonas’s invitation.')
  })

  it.each([
    ['MAYA7K2', { body: { sponsorName: 'Maya Okafor' } }, 'Thank you for joining through Maya Okafor’s invitation.'],
    ['GONE', NOBODYS, 'Your account has been created successfully. We did not recognise the referral code.'],
  ])('says what the server made of the code %s', async (code, reply, message) => {
    const registered = { status: 201, body: { user: aUser(), message } }
    fakeApi({ ...REGISTERED, 'POST /api/auth/register': registered, [`GET /api/invites/${code}`]: reply })
    await signUp(`?ref=${code}&sponsor=Maya`)
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Welcome to Whistlestop!', description: message }))
  })

  it('welcomes without a sponsor too', async () => {
    fakeApi(REGISTERED)
    await signUp('')
    await waitFor(() => expect(shownToast()?.description).toBe('Your account has been created successfully.'))
  })

  it('says why it failed', async () => {
    fakeApi({ 'POST /api/auth/register': refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many tries.') })
    await signUp('')
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Signup Failed', description: 'Too many tries.', variant: 'destructive' }),
    )
  })

  it('leads to the login form', async () => {
    fakeApi({})
    await openPage('/signup')
    expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/auth/login')
  })

  it('asks about an address that looks mistyped, and takes what was meant', async () => {
    const calls = fakeApi(REGISTERED)
    const { visitor } = await openPage('/signup')
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    await visitor.type(email, 'grace@gmial.con')
    await visitor.tab()
    const hint = (await screen.findByText('grace@gmail.com', { selector: 'p *' })).parentElement
    expect(hint?.textContent).toBe('Did you mean grace@gmail.com?')
    expect(hint?.closest('[aria-live=polite]')).not.toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Use grace@gmail.com' }))
    expect([email.value, document.activeElement]).toEqual(['grace@gmail.com', email])
    expect(screen.queryByText(/Did you mean/)).toBeNull()
    await fillIn(visitor, { email: '' })
    await waitFor(() => expect(registration(calls)).toMatchObject({ email: 'grace@gmail.com' }))
  })

  it('asks whether an address without an end is complete, and takes it all the same', async () => {
    const calls = fakeApi(REGISTERED)
    const { visitor } = await openPage('/signup')
    await visitor.type(screen.getByLabelText('Email'), 'grace@gmail')
    await visitor.tab()
    expect((await screen.findByText('grace@gmail')).parentElement?.textContent).toBe(
      'Is grace@gmail complete? Most addresses end in .com or similar.',
    )
    await fillIn(visitor, { email: '' })
    await waitFor(() => expect(registration(calls)).toMatchObject({ email: 'grace@gmail' }))
  })
})
