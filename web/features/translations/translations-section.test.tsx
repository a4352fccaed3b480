import { screen, waitFor, within } from '@testing-library/react'
import type { Translation, TranslationSummary } from 'contract/translations'
import { describe, expect, it } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const LIST = 'GET /api/admin/translations/es'
const ONE = 'GET /api/admin/translations/es/mission/1'

function aSummary(changes: Partial<TranslationSummary> = {}): TranslationSummary {
  return {
    kind: 'mission',
    id: '1',
    title: 'Attraction Village',
    home: null,
    state: 'current',
    isMachineMade: true,
    reviewedAt: null,
    reviewedBy: null,
    ...changes,
  }
}

function aTranslation(changes: Partial<Translation> = {}): Translation {
  return {
    ...aSummary(),
    originalVersion: 'v1',
    updatedAt: '2026-03-01T00:00:00.000Z',
    texts: [
      { path: 'title', original: 'Attraction Village', translation: 'Pueblo', isChanged: false },
      { path: 'cards.2.ask', original: 'Why?', translation: '¿Por qué?', isChanged: true },
    ],
    ...changes,
  }
}

const CONTENTS = [
  aSummary(),
  aSummary({ kind: 'quiz', id: '7', title: 'Which one?', state: 'missing', isMachineMade: false }),
  aSummary({ kind: 'lesson', id: '3', title: 'Say hello', reviewedAt: '2026-03-01T00:00:00.000Z', reviewedBy: 'Ana' }),
  aSummary({ kind: 'course', id: '2', title: 'A course', state: 'changed' }),
]

function openTranslations(plan: object = {}, search = '') {
  return openManager({
    search: `?tab=translations&language=es${search}`,
    plan: { [LIST]: { body: CONTENTS }, [ONE]: { body: aTranslation() }, ...plan },
  })
}

const editing = '&translation=mission%2F1'

describe('the translations', () => {
  it('stand on a tab, each with its state', async () => {
    await openTranslations()
    expect((await row('Attraction Village')).getByText('Machine-made, not yet reviewed')).toBeDefined()
    expect((await row('Which one?')).getByText('Missing')).toBeDefined()
    expect((await row('Say hello')).getByText('Reviewed by Ana')).toBeDefined()
    expect((await row('A course')).getByText('Changed since translated')).toBeDefined()
  })

  it('can be looked for by content and state', async () => {
    const { visitor } = await openTranslations()
    await row('Which one?')
    await visitor.selectOptions(screen.getByLabelText('State'), 'missing')
    expect(screen.getByText('1 entry')).toBeDefined()
    expect(screen.queryByText('Say hello')).toBeNull()
    await visitor.selectOptions(screen.getByLabelText('Content'), 'course')
    expect(screen.getByText('Nothing matches')).toBeDefined()
  })

  it('are into another language once it is chosen', async () => {
    const { visitor, address } = await openTranslations({ 'GET /api/admin/translations/ar': { body: [] } })
    await visitor.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'العربية')
    await waitFor(() => expect(address()).toBe('/content-manager?tab=translations&language=ar'))
    expect(await screen.findByText('Nothing matches')).toBeDefined()
  })

  it('say what is wrong when they cannot be loaded', async () => {
    await openTranslations({ [LIST]: { status: 502, body: '' } })
    expect((await screen.findByRole('alert')).textContent).toContain('The translations couldn’t be loaded.')
  })

  it('are written next to the original, which is marked as English', async () => {
    const { visitor, written } = await openTranslations(
      { 'PUT /api/admin/translations/es/mission/1': { body: aTranslation({ updatedAt: '2026-03-02T00:00:00.000Z' }) } },
      editing,
    )
    const title = await screen.findByLabelText('Translation: title')
    expect([title.getAttribute('lang'), title.getAttribute('dir')]).toEqual(['es', 'ltr'])
    expect(screen.getByText('Why?').getAttribute('lang')).toBe('en')
    expect(screen.getByLabelText('Translation: card 3: question').getAttribute('aria-describedby')).not.toBeNull()
    expect(screen.getByText('The original changed since this was translated.')).toBeDefined()
    await visitor.clear(title)
    await visitor.click(screen.getByRole('button', { name: 'Save Translation' }))
    expect(screen.getByText('Every text needs a translation.')).toBeDefined()
    expect(written()).toEqual([])
    await visitor.type(title, 'Pueblo Atracción')
    await visitor.click(screen.getByRole('button', { name: 'Save Translation' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Translation Saved'))
    expect(written()[0]?.body).toEqual({
      texts: [
        { path: 'title', text: 'Pueblo Atracción' },
        { path: 'cards.2.ask', text: '¿Por qué?' },
      ],
      originalVersion: 'v1',
      updatedAt: '2026-03-01T00:00:00.000Z',
    })
  })

  it('are marked as reviewed as they were read', async () => {
    const { visitor, written } = await openTranslations(
      { 'POST /api/admin/translations/es/mission/1/review': { body: aTranslation({ reviewedBy: 'Ana' }) } },
      editing,
    )
    await visitor.click(await screen.findByRole('button', { name: 'Mark as reviewed' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Marked as reviewed'))
    expect(written()[0]?.body).toEqual({ updatedAt: '2026-03-01T00:00:00.000Z' })
  })

  it('are deleted only after a question', async () => {
    const { visitor, address } = await openTranslations(
      { 'DELETE /api/admin/translations/es/mission/1': { status: 204 } },
      editing,
    )
    await visitor.click(await screen.findByRole('button', { name: 'Delete Translation' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await visitor.click(dialog.getByRole('button', { name: 'Delete Translation' }))
    await waitFor(() => expect(address()).toBe('/content-manager?tab=translations&language=es'))
  })

  it('keep what is wrong with a file on the page', async () => {
    const message = 'mission 1: title: must not be blank'
    const { visitor } = await openTranslations({
      'POST /api/admin/translations/es/import': refusal(400, 'INVALID', message),
    })
    const field = await screen.findByLabelText('Import a file')
    await visitor.upload(field, new File(['{"language":"es","entries":[]}'], 'es.json', { type: 'application/json' }))
    await visitor.click(screen.getByRole('button', { name: 'Import translations' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await visitor.upload(field, new File(['no'], 'es.json', { type: 'application/json' }))
    await visitor.click(screen.getByRole('button', { name: 'Import translations' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This isn’t a file that was exported here.')
  })
})
