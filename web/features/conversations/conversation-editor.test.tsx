import { screen, waitFor } from '@testing-library/react'
import type { CheckedConversation, ManagedConversation } from 'contract/conversations'
import { describe, expect, it } from 'vitest'
import { A_SCRIPT } from '#web/testing/conversation-script.ts'
import { openManager } from '#web/testing/open-manager.tsx'

const JUDGED: CheckedConversation = {
  findings: [],
  figures: { nodes: 2, paths: null, turns: null, endings: [], blind: [], longest: 0, shortest: 0 },
}
const PAN: ManagedConversation = {
  ...{ slug: 'a-pan', isPublished: false, version: 1, updatedAt: '2026-11-01T08:00:00.000Z', script: A_SCRIPT },
  ...JUDGED,
}
const ITEM = { slug: 'a-pan', title: 'A pan', theme: 'customers', partner: 'Ines', objective: '', minutes: 3 }

async function openEditor() {
  const { visitor } = await openManager({
    search: '?tab=conversations',
    plan: {
      'GET /api/admin/conversations': {
        body: [{ ...ITEM, isPublished: false, version: 1, updatedAt: PAN.updatedAt }],
      },
      'GET /api/admin/conversations/a-pan': { body: PAN },
      'PUT /api/admin/conversations/a-pan': ({ body }) => ({ body: { ...PAN, ...(body as object), version: 2 } }),
      'POST /api/admin/conversations/check': { body: JUDGED },
    },
  })
  const press = async (name: string | RegExp) => visitor.click(await screen.findByRole('button', { name }))
  const hasFocus = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))
  await press('Edit')
  return { visitor, press, hasFocus }
}

describe('the editor of a conversation', () => {
  it('has the focus at its heading, and leads back to the button that opened it', async () => {
    const { press, hasFocus } = await openEditor()
    await hasFocus('A pan')
    await press('All conversations')
    await waitFor(() => expect(document.activeElement?.id).toBe('edit-conversation-a-pan'))
  }, 60_000)

  it('brings a deleted node back with its replies', async () => {
    const { press, hasFocus } = await openEditor()
    await press(/^price/)
    await press('Delete node')
    await hasFocus('hello')
    expect(screen.getByText('Node deleted: price.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^price/ })).toBeNull()
    await press('Undo')
    await hasFocus('price')
    expect(screen.getByDisplayValue('It costs 40 euros.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  }, 60_000)

  it('brings a deleted reply back with its feedback', async () => {
    const { press, hasFocus } = await openEditor()
    await press(/^Delete reply ?greet/)
    await hasFocus('hello')
    expect(screen.queryByDisplayValue('Feedback on greet')).toBeNull()
    expect(screen.getByText('Reply deleted: greet.')).toBeDefined()
    await press('Undo')
    await hasFocus('hello')
    expect(screen.getByDisplayValue('Feedback on greet')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  }, 60_000)

  it('leaves the focus at Save, and at a new node once that is added', async () => {
    const { visitor, press, hasFocus } = await openEditor()
    await visitor.type(await screen.findByLabelText('New node'), 'thanks')
    await press('Add node')
    await hasFocus('thanks')
    await press('Save')
    const save = screen.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
    expect([document.activeElement, save.getAttribute('aria-disabled')]).toEqual([save, 'true'])
  }, 60_000)

  it('offers no Undo for a node that Discard draft has brought back', async () => {
    const { press } = await openEditor()
    await press(/^price/)
    await press('Delete node')
    await press('Discard draft')
    expect(screen.getByRole('button', { name: /^price/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  }, 60_000)
})
