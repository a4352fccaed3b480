import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

const arrival = Promise.withResolvers<void>()

vi.mock('game/claims/suggestions/spanish', async (original) => {
  await arrival.promise
  return original()
})

it('says nothing about a text before the rules of its language are there', async () => {
  const user = aUser()
  storeUser(user)
  fakeApi({ 'GET /api/auth/me': { body: user } })
  const { visitor } = await openPage('/check')
  await screen.findByText('Nothing to check yet.')
  await visitor.click(screen.getByLabelText('Your text'))
  await visitor.paste('¡Deja tu trabajo y gana 5.000 € al mes!')
  await screen.findByRole('option', { name: 'Recognised: Español' })
  expect(screen.getByText('Checking your text…')).toBeDefined()
  arrival.resolve()
  await waitFor(() => expect(screen.getByText(/claims? in this text/)).toBeDefined())
})
