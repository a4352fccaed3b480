import { screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, anEntry, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

it('closes the menu when Logout asks, because a popover lies above each dialog', async () => {
  // jsdom has no popovers.
  const hidePopover = vi.fn()
  HTMLElement.prototype.hidePopover = hidePopover
  onTestFinished(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover') as never)
  storeUser(aUser())
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/missions': { body: aLine() },
    'GET /api/leaderboard': { body: [anEntry(1)] },
    'GET /api/courses': { body: [] },
  })
  sessionStorage.setItem('draft:u-maya:lesson:3', '{}')
  const { visitor } = await openPage('/dashboard')
  const menu = document.getElementById('site-menu')
  if (menu === null) throw new Error('There is no menu.')
  await visitor.click(within(menu).getByText('Logout'))
  expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeDefined()
  expect(hidePopover.mock.contexts).toEqual([menu])
  // An open question would be the next test's.
  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))
})
