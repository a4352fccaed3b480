import { screen, waitFor } from '@testing-library/react'
import type { Delivery } from 'contract/rewards'
import { describe, expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aContact, aDelivery, aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'
import { savedBy } from '#web/testing/saved-by.ts'

const REWARDS = 'GET /api/users/u-maya/rewards'

type Planned = Parameters<typeof fakeApi>[0]

async function openRewards(deliveries: Delivery[], plan: Planned = {}, tokens = 9) {
  const user = aUser({ tokens })
  storeUser(user)
  fakeApi({
    'GET /api/auth/me': { body: user },
    [REWARDS]: { body: deliveries },
    'GET /api/users/u-maya/contacts': { body: [] },
    ...plan,
  })
  return openPage('/rewards')
}

const POST = {
  key: 'p1',
  tone: 'warm',
  title: 'The bakery queue',
  body: 'I get points when you join: https://x/signup',
  language: 'en',
  isReviewed: true,
}
const letter = (step: number, sequence = 'first-hello') => ({
  key: `${sequence}-${step}`,
  sequence,
  step,
  subject: `Subject ${sequence} ${step}`,
  sendOnlyIf: null as string | null,
  body: `Body ${step}`,
  language: 'en',
  isReviewed: true,
})

describe('what was delivered', () => {
  it('stands newest first, the newest open', async () => {
    await openRewards([aDelivery({ id: 'd2', rewardType: 'email_swipes' }), aDelivery({ id: 'd1' })])
    const headings = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)
    expect(headings.slice(-2)).toEqual(['Email Swipe Pack', '5 Social Media Posts'])
    const folds = [...document.querySelectorAll('main details')].slice(0, 2) as HTMLDetailsElement[]
    expect(folds.map(({ open }) => open)).toEqual([true, false])
  })

  it('shows posts with their tone, to be copied one by one or kept as text of the day that is shown', async () => {
    vi.stubEnv('TZ', 'America/Bogota')
    const other = { ...POST, key: 'p2', title: 'Another', body: 'Recibo puntos.', language: 'es', isReviewed: false }
    const { visitor } = await openRewards([aDelivery({ createdAt: '2026-11-19T01:00:00.000Z', posts: [POST, other] })])
    expect(await screen.findByRole('heading', { name: 'The bakery queue' })).toBeDefined()
    expect([POST.body, 'Recibo puntos.'].map((text) => screen.getByText(text).lang)).toEqual(['en', 'es'])
    screen.getByText(/translated by a machine/)
    expect(screen.getAllByText('Warm')).toHaveLength(2)
    expect(screen.getByText(/Please leave that in/)).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Copy The bakery queue' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Copied!'))
    expect(await navigator.clipboard.readText()).toBe(POST.body)
    const file = await savedBy(() => visitor.click(screen.getByRole('button', { name: 'Download all as .txt' })))
    expect(file.name).toBe('whistlestop-posts-2026-11-18.txt')
    expect(file.text).toContain(`The bakery queue\r\n\r\n${POST.body}`)
    expect(file.text).toContain('Another')
  })

  describe('can be changed before it is copied', () => {
    it('a post, which is checked, kept while another page is looked at, and put back', async () => {
      const { visitor, leave } = await openRewards([aDelivery({ posts: [POST] })])
      await visitor.click(await screen.findByRole('button', { name: 'Change the words: The bakery queue' }))
      const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' })
      expect(field().value).toBe(POST.body)
      expect(screen.getByRole('link', { name: 'check any other text' }).getAttribute('href')).toBe('/check')
      await visitor.type(field(), ' You will earn $5,000 a month.')
      expect(await screen.findByText(/claims? to think about before you share this/)).toBeDefined()
      await visitor.click(screen.getByRole('button', { name: 'Copy The bakery queue' }))
      const changed = `${POST.body} You will earn $5,000 a month.`
      await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(changed))
      const file = await savedBy(() => visitor.click(screen.getByRole('button', { name: 'Download all as .txt' })))
      expect(file.text).toContain(changed)

      await leave('/check')
      await screen.findByRole('heading', { name: 'Check your text' })
      await leave('/rewards')
      expect(await screen.findByText(changed)).toBeDefined()
      expect(screen.getByText('Changed by you')).toBeDefined()
      expect(await screen.findByText(/claims? to think about before you share this/)).toBeDefined()

      await visitor.click(screen.getByRole('button', { name: /^Change the words/ }))
      await visitor.click(screen.getByRole('button', { name: 'Restore the original' }))
      expect(field().value).toBe(POST.body)
      await visitor.click(screen.getByRole('button', { name: 'Bring my changes back' }))
      expect(field().value).toBe(changed)
      await visitor.click(screen.getByRole('button', { name: 'Restore the original' }))
      await visitor.click(screen.getByRole('button', { name: /^Done changing/ }))
      expect(screen.queryByText('Changed by you')).toBeNull()
      expect(screen.queryByText(/to think about before you share this/)).toBeNull()
    })

    it('a letter, in which the product can be named later', async () => {
      const order = { ...letter(1, 'order-received'), body: 'Thank you for ordering [product].' }
      const { visitor } = await openRewards([aDelivery({ rewardType: 'email_swipes', emails: [order] })])
      await visitor.click(await screen.findByText(order.subject))
      await visitor.click(screen.getByText('Change the words'))
      const copy = () => screen.getByText('Copy text').closest('button') as HTMLButtonElement
      await visitor.type(screen.getByRole('textbox', { name: 'Your text' }), ' Ana')
      expect(copy().disabled).toBe(true)
      await visitor.type(screen.getByRole('textbox', { name: 'What did they buy?' }), 'the kettle')
      await visitor.click(copy())
      await waitFor(async () =>
        expect(await navigator.clipboard.readText()).toBe('Thank you for ordering the kettle. Ana'),
      )
      await visitor.clear(screen.getByRole('textbox', { name: 'Your text' }))
      expect(copy().disabled).toBe(true)
    })
  })

  it('shows letters by their sequence in order, subject and text to be copied apart', async () => {
    const { visitor } = await openRewards([
      aDelivery({ rewardType: 'email_swipes', emails: [letter(2), letter(1), letter(1, 'old-friend')] }),
    ])
    expect(await screen.findByRole('heading', { name: 'First hello' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Old friend' })).toBeDefined()
    expect(screen.getAllByText(/^Subject /).map((subject) => subject.textContent)).toEqual([
      'Subject first-hello 1',
      'Subject first-hello 2',
      'Subject old-friend 1',
    ])
    const [first] = screen.getAllByText('Copy subject')
    await visitor.click(first as HTMLElement)
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Subject first-hello 1'))
    await visitor.click(screen.getAllByText('Copy text')[1] as HTMLElement)
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Body 2'))
    const file = await savedBy(() => visitor.click(screen.getByRole('button', { name: 'Download all as .txt' })))
    expect(file.text).toContain('Subject: Subject old-friend 1\r\n\r\nBody 1')
  })

  it('shows above a letter when to send it, and lets nobody copy it before they say that it is so', async () => {
    const sendOnlyIf = 'They said that they would think about it.'
    const { visitor } = await openRewards([
      aDelivery({ rewardType: 'email_swipes', emails: [{ ...letter(1), sendOnlyIf, language: 'es' }, letter(2)] }),
    ])
    expect((await screen.findByText(sendOnlyIf)).lang).toBe('es')
    const copies = () => screen.getAllByText<HTMLElement>('Copy text').map((each) => each.closest('button')?.disabled)
    expect(copies()).toEqual([true, false])
    await visitor.click(screen.getByRole('checkbox', { name: /^That’s true here/ }))
    expect(copies()).toEqual([false, false])
    const file = await savedBy(() => visitor.click(screen.getByRole('button', { name: 'Download all as .txt' })))
    expect(file.text).toContain(`Send only if: ${sendOnlyIf}\r\nSubject: Subject first-hello 1`)
    expect(file.text.match(/Send only if/g)).toHaveLength(1)
  })

  it('lets nobody copy a letter to a customer before they say what was bought, and puts it in', async () => {
    const order = { ...letter(1, 'order-received'), body: 'Thank you for ordering [product] by [day].' }
    const { visitor } = await openRewards([aDelivery({ rewardType: 'email_swipes', emails: [order, letter(1)] })])
    const field = await screen.findByRole('textbox', { name: 'What did they buy?' })
    const copy = () => screen.getAllByText<HTMLElement>('Copy text')[0]?.closest('button')
    expect(copy()?.disabled).toBe(true)
    await visitor.type(field, '  the blue kettle, $& ')
    expect(copy()?.disabled).toBe(false)
    await visitor.click(copy() as HTMLElement)
    const copied = 'Thank you for ordering the blue kettle, $& by [day].'
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied))
  })

  it('shows leads with how to reach them, what they agreed to, and who is a sample', async () => {
    await openRewards([
      aDelivery({ rewardType: 'warm_leads', leads: [aContact(), aContact({ id: 'c2', isSample: true, phone: null })] }),
    ])
    const [mail] = await screen.findAllByRole('link', { name: 'nadia@example.com' })
    expect(mail?.getAttribute('href')).toBe('mailto:nadia@example.com')
    expect(screen.getByRole('link', { name: '+49 30 1234567' }).getAttribute('href')).toBe('tel:+49301234567')
    expect(screen.getAllByText(/^Asked on/)).toHaveLength(2)
    expect(screen.getAllByText('I agree.')).toHaveLength(2)
    expect(screen.getAllByText('sample')).toHaveLength(1)
  })

  it('hides who asked not to be contacted, and counts who was erased', async () => {
    const silent = aContact({ doNotContact: true, email: null, phone: null })
    await openRewards([aDelivery({ rewardType: 'warm_leads', leads: [silent], erased: 9 })])
    expect(await screen.findByText('Asked not to be contacted. Please do not write or call.')).toBeDefined()
    expect(screen.getByText('9 people’s details have been deleted since.')).toBeDefined()
    expect(document.querySelector('main a[href^="mailto:"], main a[href^="tel:"]')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Download as .csv' })).toBeNull()
  })

  it('gives the leads of the pool to nobody as a file', async () => {
    await openRewards([aDelivery({ rewardType: 'warm_leads', leads: [aContact()] })])
    expect(await screen.findByRole('link', { name: 'nadia@example.com' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
  })

  it.each([
    [9, /Choose a reward and press Redeem/],
    [2, /You get them for completing stations and courses/],
  ])('says what to do while there is nothing, with %d tokens', async (tokens, advice) => {
    await openRewards([], {}, tokens)
    expect(await screen.findByRole('heading', { name: 'Nothing delivered yet' })).toBeDefined()
    expect(screen.getByText(advice)).toBeDefined()
  })

  it("says what is awaited, and that it couldn't be loaded", async () => {
    const answer = held()
    const { visitor } = await openRewards([], { [REWARDS]: answer.reply })
    expect(await screen.findByText('Loading rewards...')).toBeDefined()
    answer.release(refusal(500, 'INTERNAL', 'Something went wrong on our side.'))
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.')
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
  })

  it('holds what was just redeemed, without a reload', async () => {
    let redeemed = false
    const { visitor } = await openRewards([], {
      [REWARDS]: () => ({ body: redeemed ? [aDelivery({ posts: [POST] })] : [] }),
      'POST /api/users/u-maya/redeem-reward': () => {
        redeemed = true
        return { body: { user: aUser({ tokens: 4 }), message: 'Done.' } }
      },
    })
    await visitor.click(screen.getAllByRole('button', { name: 'Redeem' })[0] as HTMLElement)
    expect(await screen.findByRole('heading', { name: 'The bakery queue' })).toBeDefined()
  })
})
