import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { MEMBERS, pageOf } from '#web/testing/managed-members.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { openPage } from '#web/testing/open-page.tsx'

describe('the administration', () => {
  it.each(['members', 'referrals', 'leads', 'mail', 'site', 'health'])(
    '/admin/%s is denied to members',
    async (section) => {
      storeUser(aUser())
      const calls = fakeApi({ 'GET /api/auth/me': { body: aUser() } })
      await openPage(`/admin/${section}`)
      expect(await screen.findByRole('heading', { name: 'Access Denied', level: 1 })).toBeDefined()
      expect(screen.getByText('Only administrators can open this page.')).toBeDefined()
      expect(calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([])
    },
  )

  it('believes the server about who is an administrator, not the copy', async () => {
    storeUser(aUser({ isAdmin: true }))
    fakeApi({ 'GET /api/auth/me': { body: aUser() } })
    await openPage('/admin/members')
    expect(await screen.findByRole('heading', { name: 'Access Denied', level: 1 })).toBeDefined()
  })

  it('asks a stranger to log in', async () => {
    fakeApi({})
    await openPage('/admin/members')
    expect(await screen.findByRole('heading', { name: 'No User Session', level: 1 })).toBeDefined()
  })

  it('knows no other section', async () => {
    fakeApi({})
    await openPage('/admin/secrets')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeDefined()
  })

  it('has one way between its sections, and one to the contents', async () => {
    await openAdministration('members', { [MEMBERS]: pageOf([]) })
    const tabs = within(await screen.findByRole('navigation', { name: 'Administration' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/admin/members',
      '/admin/referrals',
      '/admin/leads',
      '/admin/reports',
      '/admin/mail',
      '/admin/learning',
      '/admin/site',
      '/admin/audit',
      '/admin/health',
    ])
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Content Manager' }).getAttribute('href')).toBe('/content-manager')
  })
})
