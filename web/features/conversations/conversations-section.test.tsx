import { screen, waitFor, within } from '@testing-library/react'
import type { ManagedConversationItem } from 'contract/conversations'
import { describe, expect, it } from 'vitest'
import { aChangedFile } from '#web/testing/changed-file.ts'
import { A_SCRIPT } from '#web/testing/conversation-script.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const aConversation = (slug: string, title: string): ManagedConversationItem => ({
  ...{ slug, title, theme: 'customers', partner: 'Ines', objective: 'You say the price.', minutes: 3 },
  ...{ isPublished: false, version: 1, updatedAt: '2026-11-01T08:00:00.000Z' },
})

describe('deleting a conversation', () => {
  it('takes it from the list, which then has the focus, with what was typed into it', async () => {
    sessionStorage.setItem('draft:u-admin:conversation:a-pan', '{}')
    const listed = [aConversation('a-pan', 'A pan'), aConversation('a-pot', 'A pot')]
    const { visitor } = await openManager({
      search: '?tab=conversations',
      plan: {
        'GET /api/admin/conversations': () => ({ body: listed }),
        'DELETE /api/admin/conversations/a-pan': () => ({ status: 204, body: listed.splice(0, 1) }),
      },
    })
    await visitor.click((await row('A pan')).getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await visitor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Conversation Deleted'))
    expect(sessionStorage.getItem('draft:u-admin:conversation:a-pan')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'A pan' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Conversations' })))
  })
})

it('says that the conversation of the address no longer exists, but not of one that was just added', async () => {
  const gone = 'This conversation no longer exists.'
  const again = held()
  let isAdded = false
  const { visitor, address } = await openManager({
    search: '?tab=conversations&conversation=a-pan',
    plan: {
      'GET /api/admin/conversations': () => (isAdded ? again.reply() : { body: [] }),
      'POST /api/admin/conversations': () => {
        isAdded = true
        return { status: 201, body: { slug: 'a-pot', script: A_SCRIPT } }
      },
    },
  })
  expect(await screen.findByText(gone)).toBeDefined()
  await visitor.type(screen.getByLabelText('Title'), 'A pot')
  await visitor.type(screen.getByLabelText('Partner'), 'Ines')
  await visitor.click(screen.getByRole('button', { name: 'Create draft' }))
  await waitFor(() => expect(address()).toContain('conversation=a-pot'))
  expect(screen.queryByText(gone)).toBeNull()
  again.release({ body: [] })
  expect(await screen.findByText(gone)).toBeDefined()
})

it('lets what was typed into one that somebody else deleted be discarded', async () => {
  sessionStorage.setItem('draft:u-admin:conversation:a-pan', '{}')
  const { visitor } = await openManager({
    search: '?tab=conversations&conversation=a-pan',
    plan: { 'GET /api/admin/conversations': { body: [] } },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Discard draft' }))
  expect(sessionStorage.getItem('draft:u-admin:conversation:a-pan')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('This conversation no longer exists.')
})

it('says nothing of the kind about one that was just added where the list can’t be fetched', async () => {
  let isAdded = false
  const { visitor, address, calls } = await openManager({
    search: '?tab=conversations',
    plan: {
      'GET /api/admin/conversations': () => (isAdded ? refusal(503, 'BUSY', 'Please wait.') : { body: [] }),
      'POST /api/admin/conversations': () => {
        isAdded = true
        return { status: 201, body: { slug: 'a-pot', script: A_SCRIPT } }
      },
    },
  })
  await visitor.type(await screen.findByLabelText('Title'), 'A pot')
  await visitor.type(screen.getByLabelText('Partner'), 'Ines')
  const create = screen.getByRole('button', { name: 'Create draft' })
  await visitor.click(create)
  await waitFor(() => expect(address()).toContain('conversation=a-pot'))
  await waitFor(() => expect(create.getAttribute('aria-busy')).toBeNull())
  expect(calls.at(-1)?.path).toBe('/api/admin/conversations')
  expect(screen.queryByText('This conversation no longer exists.')).toBeNull()
})

describe('importing a conversation', () => {
  const file = new File(['title: A pan'], 'pan.yaml')
  const open = (plan: object) =>
    openManager({ search: '?tab=conversations', plan: { 'GET /api/admin/conversations': { body: [] }, ...plan } })

  it.each([
    ['is wrong', file, 'nodes, number 2: has no line'],
    ['changed since it was chosen', aChangedFile('pan.yaml'), 'The file changed since you chose it. Choose it again.'],
  ])('says on the page that the file %s', async (_, chosen, sentence) => {
    const { visitor } = await open({
      'POST /api/admin/conversations/read': refusal(400, 'INVALID', 'nodes, number 2: has no line'),
    })
    await visitor.upload(await screen.findByLabelText('Conversation file'), chosen)
    await visitor.click(screen.getByRole('button', { name: 'Import Conversation' }))
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(screen.getByLabelText<HTMLInputElement>('Conversation file').files).toHaveLength(0)
  })
})

describe('the editor of a conversation', () => {
  it('has the focus once it is opened, and the button that opened it when it is closed', async () => {
    const { visitor } = await openManager({
      search: '?tab=conversations',
      plan: {
        'GET /api/admin/conversations': { body: [aConversation('a-pan', 'A pan'), aConversation('a-pot', 'A pot')] },
        'GET /api/admin/conversations/a-pot': { status: 502, body: '' },
      },
    })
    await visitor.click((await row('A pot')).getByRole('button', { name: 'Edit' }))
    const heading = await screen.findByRole('heading', { name: 'Conversation' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await visitor.click(screen.getByRole('button', { name: 'All conversations' }))
    const opener = (await row('A pot')).getByRole('button', { name: 'Edit' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})
