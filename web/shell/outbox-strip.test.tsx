import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { outbox } from '#web/client/outbox/the-outbox.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held } from '#web/testing/fake-api.ts'
import { fakeLocks } from '#web/testing/fake-locks.ts'
import { shownToast } from '#web/testing/open-page.tsx'
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
    vi.spyOn(outbox, 'drop').mockImplementation(async (act) => {
      await vi.waitFor(() => expect(document.activeElement).toBe(button))
      return drop(act)
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

test('dropping what is being sent waits for the answer, and says so where the server took it', async () => {
  fakeLocks()
  storeUser(aUser())
  fakeApi({ [POST_TALK]: OFFLINE })
  void outbox.act(TALK, { patient: true })
  render(<OutboxStrip />)
  const visitor = userEvent.setup()
  await visitor.click(await screen.findByRole('button', { name: 'Show list' }))
  const answer = held()
  const calls = fakeApi({ [POST_TALK]: answer.reply, 'GET /api/auth/me': { body: aUser() } })
  await visitor.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  const drop = screen.getByRole('button', { name: /Ana/ })
  await visitor.click(drop)
  await visitor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Drop it' }))
  await waitFor(() => expect(drop.getAttribute('aria-busy')).toBe('true'))
  answer.release({ body: {} })
  await waitFor(() => expect(shownToast()?.title).toBe('Sent'))
  expect(drop.isConnected).toBe(false)
})
