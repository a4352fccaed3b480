import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { aMember, MEMBERS, pageOf } from '#web/testing/managed-members.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { row } from '#web/testing/open-manager.tsx'

describe('the members', () => {
  it('are shown with what they have, a page at a time', async () => {
    const { visitor } = await openAdministration('members', {
      [MEMBERS]: pageOf([aMember()], 'c 1'),
      [`${MEMBERS}?after=c+1`]: pageOf([
        aMember({ id: 'm2', name: 'Sofia Lind', suspendedAt: '2026-11-02T08:00:00Z' }),
      ]),
    })
    expect(await screen.findByText('1 member, and there are more')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Show more' }))
    const sofia = await row('Sofia Lind')
    expect(sofia.getByText(/Suspended since/)).toBeDefined()
    expect(sofia.getByRole('button', { name: 'Restore' })).toBeDefined()
    const ben = await row('Ben Adeyemi')
    expect(ben.getByText('20 tokens')).toBeDefined()
    expect(ben.getByText('90 points')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('are searched as one types, once after a pause, and the search stands in the address', async () => {
    const { visitor, calls, address } = await openAdministration('members', {
      [MEMBERS]: pageOf([aMember(), aMember({ id: 'm2', name: 'Sofia Lind' })]),
      [`${MEMBERS}?search=ben`]: pageOf([aMember()]),
    })
    await visitor.type(await screen.findByLabelText('Search members'), ' ben')
    await waitFor(() => expect(address()).toBe('/admin/members?search=ben'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sofia Lind' })).toBeNull())
    expect(screen.getByText('1 member')).toBeDefined()
    const asked = new Set(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/admin')))
    expect([...asked]).toEqual(['/api/admin/members', '/api/admin/members?search=ben'])
  })

  it('are found again by the URL, and an empty result says so', async () => {
    await openAdministration('members?search=zz%25', { [`${MEMBERS}?search=zz%25`]: pageOf([]) })
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Search members').value).toBe('zz%')
  })

  it('are all shown again by the tab, and nothing stands in the box', async () => {
    const { visitor, address } = await openAdministration('members', {
      [MEMBERS]: pageOf([aMember(), aMember({ id: 'm2', name: 'Sofia Lind' })]),
      [`${MEMBERS}?search=ben`]: pageOf([aMember()]),
    })
    const box = await screen.findByLabelText<HTMLInputElement>('Search members')
    await visitor.type(box, 'ben')
    await waitFor(() => expect(address()).toBe('/admin/members?search=ben'))
    const tabs = within(screen.getByRole('navigation', { name: 'Administration' }))
    await visitor.click(tabs.getByRole('link', { name: 'Members' }))
    await screen.findByRole('heading', { name: 'Sofia Lind' })
    expect(address()).toBe('/admin/members')
    expect(box.value).toBe('')
  })

  it("can be requested again where they couldn't be loaded", async () => {
    await openAdministration('members', { [MEMBERS]: refusal(500, 'INTERNAL', 'Something went wrong.') })
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
