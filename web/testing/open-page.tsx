import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '#web/app.tsx'
import { queryClient } from '#web/client/api/query-client.ts'
import { startSession } from '#web/client/session/session.ts'
import { createAppRouter } from '#web/router.tsx'
import { currentToasts } from '#web/ui/toast.ts'

/**
 * Opens the whole site at an address, as a browser does, against the answers `fakeApi` was given. `leave` is the
 * browser's own way to another address, also past an open dialog.
 * @param history where going back must take its time, as in a browser: that of the browser
 */
export async function openPage(address: string, history = createMemoryHistory({ initialEntries: [address] })) {
  queryClient.clear()
  const router = createAppRouter({ history })
  onTestFinished(startSession())
  render(<App router={router} />)
  await waitFor(() => {
    if (router.state.status !== 'idle') throw new Error('still loading')
  })
  const leave = (to: string) => act(async () => router.history.push(to))
  return { visitor: userEvent.setup(), address: () => router.state.location.href, leave }
}

/** The message that is being shown, if any. */
export function shownToast():
  | { title: string; description: string | undefined; variant: string | undefined }
  | undefined {
  const toast = currentToasts().find(({ open }) => open)
  return toast && { title: toast.title, description: toast.description, variant: toast.variant }
}
