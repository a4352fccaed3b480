import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { OFFLINE, POST_STATION, POST_TALK, STATION, TALK } from '#web/testing/outbox.ts'
import { OutboxStrip } from './outbox-strip.tsx'

test('dropping what waits leaves the keyboard at the list, and in the main part after the last of it', async () => {
  storeUser(aUser())
  fakeApi({ [POST_TALK]: OFFLINE, [POST_STATION]: OFFLINE })
  for (const intent of [TALK, STATION]) void outbox.act(intent, { patient: true })
  render(
    <>
      <OutboxStrip />
      <main id="main" tabIndex={-1} />
    </>,
  )
  const visitor = userEvent.setup()
  await visitor.click(await screen.findByRole('button', { name: 'Show list' }))
  const drop = outbox.drop.bind(outbox)
  const dropAct = async (name: RegExp) => {
    const button = screen.getByRole('button', { name })
    // A browser removes it only after the dialog has given the focus back.
    vi.spyOn(outbox, 'drop').mockImplementation(async (id) => {
      await vi.waitFor(() => expect(document.activeElement).toBe(button))
      await drop(id)
    })
    await visitor.click(button)
    await visitor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Drop it' }))
    await waitFor(() => expect(button.isConnected).toBe(false))
  }
  await dropAct(/Ana/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
  await dropAct(/Friendship Frontier/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
