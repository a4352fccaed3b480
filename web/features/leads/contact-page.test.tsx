import { screen, waitFor } from '@testing-library/react'
import { contactConsent } from 'game/consent'
import * as wordings from 'messages/shared/consent'
import { describe, expect, it } from 'vitest'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const ASK = 'POST /api/leads'
const ASKED = { status: 201, body: { message: 'Thank you. You will get a mail.' } }
const MAYA = { 'GET /api/invites/MAYA7K2': { body: { sponsorName: 'Maya Okafor', takesContact: true } } }
const NOBODYS = refusal(404, 'INVITE_NOT_FOUND', 'No member has this invite code.')

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const sendButton = () => screen.getByRole('button', { name: 'Ask to be contacted' })

async function fillIn(
  { visitor }: Awaited<ReturnType<typeof openPage>>,
  typed = { name: 'Nadia', email: 'n@example.com' },
) {
  await screen.findByLabelText('Full Name')
  if (typed.name) await visitor.type(screen.getByLabelText('Full Name'), typed.name)
  if (typed.email) await visitor.type(screen.getByLabelText('Email'), typed.email)
}

describe('/info/{inviteCode}', () => {
  it('asks with the consent word for word, by the member’s name, and ticks nothing beforehand', async () => {
    fakeApi(MAYA)
    await openPage('/info/MAYA7K2')
    expect(await screen.findByRole('heading', { name: 'Would you like to hear from Maya Okafor?' })).toBeDefined()
    expect(screen.getByText(contactConsent('Maya Okafor', wordings))).toBeDefined()
    expect(screen.getByText(wordings.anyMember)).toBeDefined()
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
  })

  it.each([
    [false, ''],
    [true, '+49 30 1234567'],
  ])('sends what was agreed to, the second box ticked: %s', async (anyMember, phone) => {
    const calls = fakeApi({ ...MAYA, [ASK]: ASKED })
    const page = await openPage('/info/MAYA7K2')
    await fillIn(page)
    if (phone) await page.visitor.type(screen.getByLabelText('Phone'), phone)
    await page.visitor.click(boxes()[0] as HTMLElement)
    if (anyMember) await page.visitor.click(boxes()[1] as HTMLElement)
    await page.visitor.click(sendButton())
    expect((await screen.findByRole('status')).textContent).toBe('Thank you. You will get a mail.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(calls.at(-1)?.body).toEqual({
      name: 'Nadia',
      email: 'n@example.com',
      phone: phone || null,
      consent: true,
      inviteCode: 'MAYA7K2',
      language: 'en',
      anyMember,
    })
    expect(screen.getByRole('link', { name: 'Browse Courses' }).getAttribute('href')).toBe('/courses')
  })

  it.each([
    ['the code is unknown', NOBODYS],
    ['the member is suspended', { body: { sponsorName: 'Maya Okafor', takesContact: false } }],
  ])('becomes the page of the community where %s, and says so', async (_case, invite) => {
    const calls = fakeApi({ 'GET /api/invites/GONE': invite, [ASK]: ASKED })
    const page = await openPage('/info/GONE')
    await fillIn(page)
    expect(screen.getByText(/This link doesn’t belong to any of our members/)).toBeDefined()
    expect(screen.getByText(contactConsent(null, wordings))).toBeDefined()
    expect(boxes()).toHaveLength(1)
    await page.visitor.click(boxes()[0] as HTMLElement)
    await page.visitor.click(sendButton())
    await screen.findByRole('status')
    expect(calls.at(-1)?.body).not.toHaveProperty('inviteCode')
  })

  it('becomes the page of the community where the member has left meanwhile, keeps what was typed, and no tick', async () => {
    const gone = 'The member you asked is not here any more.'
    let answer = refusal(404, 'INVITE_NOT_FOUND', gone)
    const calls = fakeApi({ ...MAYA, [ASK]: () => answer })
    const page = await openPage('/info/MAYA7K2')
    await fillIn(page)
    for (const box of boxes()) await page.visitor.click(box)
    await page.visitor.click(sendButton())
    expect(await screen.findByText(contactConsent(null, wordings))).toBeDefined()
    expect(shownToast()).toEqual({ title: 'Not Sent', description: gone, variant: 'destructive' })
    expect(boxes().map(({ checked }) => checked)).toEqual([false])
    answer = ASKED
    await page.visitor.click(boxes()[0] as HTMLElement)
    await page.visitor.click(sendButton())
    await screen.findByRole('status')
    expect(calls.at(-1)?.body).toEqual({
      name: 'Nadia',
      email: 'n@example.com',
      phone: null,
      consent: true,
      language: 'en',
    })
  })

  it('asks for no consent before it knows whose name stands in it', async () => {
    const answer = held()
    fakeApi({ 'GET /api/invites/MAYA7K2': answer.reply })
    await openPage('/info/MAYA7K2')
    expect((await screen.findByRole('status')).textContent).toBe('Loading the form...')
    expect(screen.queryByRole('checkbox')).toBeNull()
    answer.release(MAYA['GET /api/invites/MAYA7K2'])
    expect(await screen.findByText(contactConsent('Maya Okafor', wordings))).toBeDefined()
  })

  it('offers to try again where the name could not be fetched', async () => {
    let offline = true
    fakeApi({
      'GET /api/invites/MAYA7K2': () => {
        if (offline) throw new TypeError('Failed to fetch')
        return MAYA['GET /api/invites/MAYA7K2']
      },
    })
    const { visitor } = await openPage('/info/MAYA7K2')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t reach Whistlestop/)
    offline = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(contactConsent('Maya Okafor', wordings))).toBeDefined()
  })
})

describe('/info', () => {
  it.each([
    [{ name: '', email: 'n@example.com' }, 'Missing Information', 'Please fill in your name and email', 'Full Name'],
    [{ name: 'Nadia', email: '' }, 'Missing Information', 'Please fill in your name and email', 'Email'],
    [{ name: 'Nadia', email: 'nadia' }, 'Invalid Email', 'Please enter a valid email address', 'Email'],
    [
      { name: 'Nadia', email: 'n@example.com' },
      'Consent Needed',
      'Please tick the box if you would like to be contacted',
      'Yes, please contact me',
    ],
  ])('refuses %j, and goes to what is missing', async (typed, title, description, field) => {
    const calls = fakeApi({})
    const page = await openPage('/info')
    await fillIn(page, typed)
    await page.visitor.click(sendButton())
    expect(shownToast()).toEqual({ title, description, variant: 'destructive' })
    expect(document.activeElement).toBe(screen.getByLabelText(field))
    expect(calls).toEqual([])
  })

  it('says why it was not sent, and keeps what was typed', async () => {
    fakeApi({ [ASK]: refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many tries.') })
    const page = await openPage('/info')
    await fillIn(page)
    await page.visitor.click(boxes()[0] as HTMLElement)
    await page.visitor.click(sendButton())
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Not Sent', description: 'Too many tries.', variant: 'destructive' }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('n@example.com')
  })

  it('says what happens then, with the way to what is stored', async () => {
    fakeApi({})
    await openPage('/info')
    expect(await screen.findByText(/Nobody gets your details until you confirm/)).toBeDefined()
    expect(screen.getByText(/We delete them after 6 months/)).toBeDefined()
    expect(screen.queryByLabelText('Phone')).toBeNull()
    expect(screen.getByRole('link', { name: 'What we store, and for how long' }).getAttribute('href')).toBe('/privacy')
  })
})
