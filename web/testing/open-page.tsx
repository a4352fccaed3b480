import { createMemoryHistory } from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '#web/app.tsx'
import { startSession } from '#web/client/session.ts'
import { createAppRouter } from '#web/router.tsx'
import { currentToasts } from '#web/ui/toast.ts'

/** Opens the whole site at an address, as a browser does, against the answers `fakeApi` was given. */
export async function openPage(address: string) {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) })
  onTestFinished(startSession())
  render(<App router={router} />)
  await waitFor(() => {
    if (router.state.status !== 'idle') throw new Error('still loading')
  })
  return { visitor: userEvent.setup(), address: () => router.state.location.href }
}

/** The message that is being shown, if any. */
export function shownToast():
  | { title: string; description: string | undefined; variant: string | undefined }
  | undefined {
  const toast = currentToasts().find(({ open }) => open)
  return toast && { title: toast.title, description: toast.description, variant: toast.variant }
}
