import { screen, waitFor, within } from '@testing-library/react'
import { SUGGESTIONS } from 'game/claims/suggestions'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

async function openCheck() {
  const user = aUser()
  storeUser(user)
  const calls = fakeApi({ 'GET /api/auth/me': { body: user } })
  const page = await openPage('/check')
  await screen.findByRole('heading', { name: 'Check your text' })
  return { calls, ...page }
}

it('marks what it finds, counts it by kind, and sends nothing', async () => {
  const { visitor, calls } = await openCheck()
  const before = calls.length
  await visitor.type(screen.getByLabelText('Your text'), 'Fire your boss! This tea cures diabetes.')
  await waitFor(() => expect(screen.getByText('2 claims in this text.')).toBeDefined())
  expect([...document.querySelectorAll('mark')].map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Fire your boss',
    'tea cures diabetes',
  ])
  const counts = within(screen.getByRole('list', { name: 'By kind' })).getAllByRole('listitem')
  expect(counts.map(({ textContent }) => textContent)).toEqual(['Lifestyle: 1', 'Health: 1'])
  expect(screen.getByText(/Nothing is sent to us/)).toBeDefined()
  expect(calls).toHaveLength(before)
})

it('has nothing to say at first, and says when it finds nothing', async () => {
  const { visitor } = await openCheck()
  expect(screen.getByText('Nothing to check yet.')).toBeDefined()
  await visitor.type(screen.getByLabelText('Your text'), 'I earned my degree.')
  await waitFor(() => expect(screen.getByText('We found no claim in this text.')).toBeDefined())
})

it.each([
  ['Deutsch', 'Kündige deinen Job und verdiene 5.000 € im Monat!'],
  ['Español', '¡Deja tu trabajo y gana 5.000 € al mes!'],
  ['Português (Brasil)', 'Largue o seu emprego e ganhe R$ 5.000 por mês!'],
  ['العربية', 'اترك وظيفتك واربح 5000 دولار شهريًا!'],
])('reads %s', async (name, text) => {
  const { visitor } = await openCheck()
  await visitor.click(screen.getByLabelText('Your text'))
  await visitor.paste(text)
  await waitFor(() => expect(screen.getByText(/claims? in this text/)).toBeDefined())
  expect(screen.getByLabelText('Language of your text').textContent).toContain(`Recognised: ${name}`)
})

it('suggests words in the language of the text, which can be copied, and explains in that of the page', async () => {
  const { visitor } = await openCheck()
  await visitor.click(screen.getByLabelText('Your text'))
  await visitor.paste('Kündige deinen Job und verdiene 5.000 € im Monat!')
  const [finding] = within(await screen.findByRole('list', { name: 'Findings' })).getAllByRole('listitem')
  const suggestion = finding?.querySelector('p[lang]')
  expect([suggestion?.getAttribute('lang'), suggestion?.textContent]).toEqual(['de', SUGGESTIONS.de.dream])
  expect(finding?.textContent).toContain('Instead: Leave the dream out')
  await visitor.click(within(finding as HTMLElement).getByRole('button', { name: /^Copy the suggestion/ }))
  expect(await navigator.clipboard.readText()).toBe(SUGGESTIONS.de.dream)
})

it('reads a text in the language that was chosen', async () => {
  const { visitor } = await openCheck()
  await visitor.type(screen.getByLabelText('Your text'), 'Fire your boss')
  await waitFor(() => expect(screen.getByText('1 claim in this text.')).toBeDefined())
  await visitor.selectOptions(screen.getByLabelText('Language of your text'), 'de')
  await waitFor(() => expect(screen.getByText('We found no claim in this text.')).toBeDefined())
  expect(screen.getByRole('option', { name: 'Recognised: English' })).toBeDefined()
  await visitor.selectOptions(screen.getByLabelText('Language of your text'), '')
  await waitFor(() => expect(screen.getByText('1 claim in this text.')).toBeDefined())
})

it('says that a sentence resembles claims where no rule has a reason', async () => {
  const { visitor } = await openCheck()
  await visitor.click(screen.getByLabelText('Your text'))
  await visitor.paste('Escape corporate. I did it and never looked back')
  const [finding] = within(await screen.findByRole('list', { name: 'Findings' })).getAllByRole('listitem')
  expect(finding?.textContent).toContain('No rule says so')
  expect(finding?.textContent).toContain('Instead:')
})
