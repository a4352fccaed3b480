import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'

const SEND = 'POST /api/claim-reports'

async function openReport(plan: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(plan)
  const { visitor } = await openPage('/report')
  await screen.findByRole('form', { name: 'Report a claim' })
  return { visitor, sent: () => calls.filter(({ method }) => method === 'POST') }
}

it('sends the claim, where it was seen and an email address, and then says thank you', async () => {
  const { visitor, sent } = await openReport({ [SEND]: { status: 201, body: { message: 'Thank you. We will look.' } } })
  await visitor.type(screen.getByLabelText('The claim'), ' You earn $1,000 a month. ')
  await visitor.type(screen.getByLabelText('Where you saw it'), 'A post')
  await visitor.type(screen.getByLabelText(/^Your email/), 'reader@x.example')
  await visitor.click(screen.getByRole('button', { name: 'Send report' }))
  expect((await screen.findByRole('status')).textContent).toBe('Thank you. We will look.')
  expect(sent()[0]?.body).toEqual({
    claim: 'You earn $1,000 a month.',
    seenWhere: 'A post',
    email: 'reader@x.example',
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('needs a claim and where it was seen, and no email address', async () => {
  const { visitor, sent } = await openReport({ [SEND]: { status: 201, body: { message: 'Thank you.' } } })
  await visitor.click(screen.getByRole('button', { name: 'Send report' }))
  expect(document.activeElement).toBe(screen.getByLabelText('The claim'))
  expect(screen.getByText('Write where you saw or heard it.')).toBeDefined()
  expect(sent()).toEqual([])
  await visitor.type(screen.getByLabelText('The claim'), 'It cures all')
  await visitor.type(screen.getByLabelText('Where you saw it'), 'At home{Enter}')
  await screen.findByRole('status')
  expect(sent()[0]?.body).toEqual({ claim: 'It cures all', seenWhere: 'At home', email: null })
})

it('says why it was not sent, and keeps what was typed', async () => {
  const { visitor } = await openReport({ [SEND]: refusal(429, 'TOO_MANY_ATTEMPTS', 'Please wait a while.') })
  await visitor.type(screen.getByLabelText('The claim'), 'It cures all')
  await visitor.type(screen.getByLabelText('Where you saw it'), 'At home{Enter}')
  await waitFor(() => expect(shownToast()?.description).toBe('Please wait a while.'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('The claim').value).toBe('It cures all')
})
