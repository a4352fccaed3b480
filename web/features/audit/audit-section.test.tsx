import { screen, waitFor } from '@testing-library/react'
import type { AuditEntry } from 'contract/audit'
import { describe, expect, it } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { row } from '#web/testing/open-manager.tsx'

const AUDIT = 'GET /api/admin/audit'

const CHIEF = { id: 'u-admin', name: 'Maya Okafor', email: 'maya@example.com' }
const BEN = { id: 'm1', name: 'Ben Adeyemi', email: 'ben@example.com' }

function anEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 7,
    at: '2026-11-22T09:00:00.000Z',
    kind: 'role-changed',
    actorKind: 'administrator',
    actor: CHIEF,
    targetKind: 'member',
    targetId: BEN.id,
    target: BEN,
    before: '{"isAdmin":false}',
    after: '{"isAdmin":true}',
    outcome: 'ok',
    addressBlock: '203.0.113.7',
    route: 'POST /api/admin/members/:id/role',
    ...overrides,
  }
}

const page = (entries: AuditEntry[], next: string | null = null) => ({ body: { entries, next } })

describe('the audit log', () => {
  it('says who did what to whom, what changed and from where, a page at a time', async () => {
    const login = anEntry({ id: 6, kind: 'sign-in-failed', actorKind: 'visitor', actor: null, outcome: 'refused' })
    const { visitor } = await openAdministration('audit', {
      [AUDIT]: page([anEntry()], '7'),
      [`${AUDIT}?after=7`]: page([{ ...login, before: null, after: null, route: 'POST /api/auth/login' }]),
    })
    const role = await row('Role changed')
    expect(role.getByText(/^By/).textContent).toBe('By Maya Okafor (maya@example.com)')
    expect(role.getByText(/^Affects/).textContent).toBe('Affects Ben Adeyemi (ben@example.com)')
    expect(role.getByRole('term').textContent).toBe('admin')
    expect(role.getByRole('definition').textContent).toBe('no → yes')
    expect(role.getByText(/^From/).textContent).toBe('From 203.0.113.7, POST /api/admin/members/:id/role')
    await visitor.click(screen.getByRole('button', { name: 'Show more' }))
    const failed = await row('Login failed')
    expect(failed.getByText('Refused')).toBeDefined()
    expect(failed.getByText('By someone who is not logged in')).toBeDefined()
  })

  it('shows a person and a kind only, and downloads what it shows', async () => {
    const { visitor, address } = await openAdministration('audit', {
      [AUDIT]: page([anEntry(), anEntry({ id: 5, kind: 'course-deleted', targetKind: 'course', target: null })]),
      [`${AUDIT}?person=ben`]: page([anEntry()]),
      [`${AUDIT}?person=ben&kind=logged-out`]: page([]),
    })
    await screen.findByRole('heading', { name: 'Course deleted' })
    await visitor.type(screen.getByLabelText('Person'), 'ben')
    await waitFor(() => expect(address()).toBe('/admin/audit?search=ben'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Course deleted' })).toBeNull())
    await visitor.selectOptions(screen.getByLabelText('Kind'), 'Logged out')
    expect(await screen.findByRole('heading', { name: 'No entries' })).toBeDefined()
    const file = screen.getByRole('link', { name: 'Download CSV' })
    expect(file.getAttribute('href')).toBe('/api/admin/audit.csv?person=ben&kind=logged-out')
  })

  it.each([
    ['course', 'Affects course 12'],
    ['claim-report', 'Affects claim-report 12'],
    ['balloon', 'Affects balloon 12'],
  ])('says which %s was affected', async (targetKind, sentence) => {
    const after = '{"videoUrl":"https://v.example","new_field":true}'
    const entry = anEntry({ kind: 'course-updated', targetKind, targetId: '12', target: null, before: null, after })
    await openAdministration('audit', { [AUDIT]: page([entry]) })
    const changed = await row('Course changed')
    expect(changed.getByText(/^Affects/).textContent).toBe(sentence)
    expect(changed.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['video url', 'new field'])
    expect(changed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'https://v.example',
      'yes',
    ])
  })

  it('names a thing by its title, and says where nothing changed', async () => {
    const named = { kind: 'lesson-updated', targetKind: 'lesson', targetId: '12', target: null } as const
    const moved = { before: '{"title":"Small steps","position":1}', after: '{"title":"Small steps","position":2}' }
    const same = { before: '{"question":"What first?"}', after: '{"question":"What first?"}' }
    const cut = { before: '{"text":"Most people…"}', after: '{"text":"Most people…"}' }
    await openAdministration('audit', {
      [AUDIT]: page([
        anEntry({ ...named, ...moved }),
        anEntry({ ...named, ...same, id: 8, kind: 'quiz-updated' }),
        anEntry({ ...cut, id: 9, kind: 'disclosure-updated', targetKind: null, targetId: null, target: null }),
      ]),
    })
    const lesson = await row('Lesson changed')
    expect(lesson.getByText('Small steps')).toBeDefined()
    expect(lesson.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1 → 2'])
    const quiz = await row('Quiz changed')
    expect(quiz.getByText('What first?')).toBeDefined()
    expect(quiz.getByText('Nothing changed.')).toBeDefined()
    expect(quiz.queryByRole('definition')).toBeNull()
    // Cut texts that look the same differ further on.
    expect((await row('Income disclosure changed')).queryByText('Nothing changed.')).toBeNull()
  })

  it('does not name members who deleted their account', async () => {
    const gone = { id: 'm1', name: 'Former member', email: null }
    const entry = anEntry({ kind: 'account-deleted', actorKind: 'member', actor: gone, target: gone })
    await openAdministration('audit', { [AUDIT]: page([{ ...entry, before: null, after: null }]) })
    expect((await row('Account deleted')).getByText(/^By/).textContent).toBe('By a former member')
  })

  it("can be requested again where it couldn't be loaded", async () => {
    await openAdministration('audit', { [AUDIT]: refusal(500, 'INTERNAL', 'Something went wrong.') })
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
