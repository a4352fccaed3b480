import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

it('the bar at a phone’s foot leads a member to their five places and marks the present one', async () => {
  storeUser(aUser())
  fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/users/u-maya/rewards': { body: [] },
    'GET /api/users/u-maya/contacts': { body: [] },
  })
  await openPage('/rewards')
  const tabs = within((await screen.findAllByRole('navigation', { name: 'Main' })).at(-1) as HTMLElement).getAllByRole(
    'link',
  )
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Dashboard', '/dashboard', null],
    ['Courses', '/courses', null],
    ['People', '/people', null],
    ['Rewards', '/rewards', 'page'],
    ['Account', '/account', null],
  ])
})
