import { screen, waitFor, within } from '@testing-library/react'
import type { TranslatedText } from 'contract/translations'
import { describe, expect, it } from 'vitest'
import { held, refusal } from '#web/testing/fake-api.ts'
import { row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'
import {
  aSummary,
  aTranslation,
  EDITING,
  LIST,
  ONE,
  openTranslations,
  REVIEW,
  SAVE,
} from '#web/testing/open-translations.tsx'

const titleField = () => screen.findByLabelText<HTMLTextAreaElement>('Translation: title')
const save = () => screen.getByRole('button', { name: 'Save Translation' })

describe('the texts of a translation', () => {
  it('are written next to the original, which is marked as English', async () => {
    const { visitor, written } = await openTranslations(
      { [SAVE]: { body: aTranslation({ updatedAt: '2026-03-02T00:00:00.000Z' }) } },
      EDITING,
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

  it('are marked as reviewed as they were read, and who did it then has the focus', async () => {
    let stored = aTranslation()
    const { visitor, written } = await openTranslations(
      {
        [ONE]: () => ({ body: stored }),
        [REVIEW]: () => {
          stored = aTranslation({ state: 'current', reviewedAt: '2026-03-02T00:00:00.000Z', reviewedBy: 'Ana' })
          return { body: stored }
        },
      },
      EDITING,
    )
    await visitor.click(await screen.findByRole('button', { name: 'Mark as reviewed' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Marked as reviewed'))
    expect(written()[0]?.body).toEqual({ updatedAt: '2026-03-01T00:00:00.000Z' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Reviewed by Ana'))
  })

  it('can’t be marked before what was typed is saved', async () => {
    const { visitor, written } = await openTranslations({}, EDITING)
    const review = await screen.findByRole('button', { name: 'Mark as reviewed' })
    await visitor.type(await titleField(), ' nuevo')
    expect([review.getAttribute('aria-disabled'), review.title]).toEqual([
      'true',
      'Save your changes before you mark it.',
    ])
    await visitor.click(review)
    expect([document.activeElement, written()]).toEqual([review, []])
  })

  it('have the focus once they are opened, and the list has it when they are closed', async () => {
    const { visitor } = await openTranslations()
    await visitor.click((await row('Attraction Village')).getByRole('button'))
    const heading = await screen.findByRole('heading', { name: 'Attraction Village', level: 2 })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await visitor.click(screen.getByRole('button', { name: 'All translations' }))
    const list = await screen.findByRole('heading', { name: 'Translations' })
    await waitFor(() => expect(document.activeElement).toBe(list))
  })

  it('are deleted only after a question', async () => {
    const { visitor, address } = await openTranslations(
      { 'DELETE /api/admin/translations/es/mission/1': { status: 204 } },
      EDITING,
    )
    await visitor.click(await screen.findByRole('button', { name: 'Delete Translation' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await visitor.click(dialog.getByRole('button', { name: 'Delete Translation' }))
    await waitFor(() => expect(address()).toBe('/content-manager?tab=translations&language=es'))
  })
})

describe('what was typed into a translation', () => {
  it('stays when the original has a new text', async () => {
    let stored = aTranslation()
    const { visitor, written } = await openTranslations(
      {
        [ONE]: () => ({ body: stored }),
        [SAVE]: () =>
          written().length === 1
            ? refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed this after you opened it.')
            : { body: stored },
      },
      EDITING,
    )
    await visitor.type(await titleField(), ' nuevo')
    const texts = [...stored.texts, { path: 'description', original: 'New.', translation: null, isChanged: true }]
    stored = aTranslation({ originalVersion: 'v2', state: 'unfit', texts })
    await visitor.click(save())
    const added = await screen.findByLabelText('Translation: description')
    expect((await titleField()).value).toBe('Pueblo nuevo')
    expect(screen.getByText('Someone else changed this text')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Discard draft' })).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Reload and keep what I typed' }))
    await visitor.type(added, 'Nueva.')
    await visitor.click(save())
    await waitFor(() => expect(shownToast()?.title).toBe('Translation Saved'))
    expect(written().at(-1)?.body).toMatchObject({
      texts: [
        { path: 'title', text: 'Pueblo nuevo' },
        { path: 'cards.2.ask', text: '¿Por qué?' },
        { path: 'description', text: 'Nueva.' },
      ],
      originalVersion: 'v2',
    })
  })

  it('isn’t taken for a translation of an original that was changed since', async () => {
    let stored = aTranslation()
    const { visitor, written } = await openTranslations(
      {
        [ONE]: () => ({ body: stored }),
        [SAVE]: () =>
          written().length === 1 ? refusal(409, 'CHANGED_MEANWHILE', 'It was changed.') : { body: stored },
      },
      EDITING,
    )
    await visitor.type(await titleField(), ' nuevo')
    await visitor.click(screen.getByRole('button', { name: 'All translations' }))
    const [title, card] = stored.texts as [TranslatedText, TranslatedText]
    stored = aTranslation({ originalVersion: 'v2', texts: [title, { ...card, original: 'Why not?' }] })
    await visitor.click((await row('Attraction Village')).getByRole('button'))
    await screen.findByText('Why not?')
    expect(screen.getByText('Someone else changed this text')).toBeDefined()
    await visitor.click(save())
    await waitFor(() => expect(written().at(-1)?.body).toMatchObject({ originalVersion: 'v1' }))
    await visitor.click(screen.getByRole('button', { name: 'Reload and keep what I typed' }))
    expect((await titleField()).value).toBe('Pueblo nuevo')
    await visitor.click(save())
    await waitFor(() => expect(written().at(-1)?.body).toMatchObject({ originalVersion: 'v2' }))
  })

  it('stays when the original lost a text', async () => {
    let stored = aTranslation()
    const { visitor } = await openTranslations({ [ONE]: () => ({ body: stored }) }, EDITING)
    await visitor.type(await titleField(), ' nuevo')
    stored = aTranslation({ originalVersion: 'v2', texts: stored.texts.slice(0, 1) })
    await visitor.click(screen.getByRole('button', { name: 'All translations' }))
    await visitor.click((await row('Attraction Village')).getByRole('button'))
    await waitFor(() => expect(screen.queryByText('Why?')).toBeNull())
    expect((await titleField()).value).toBe('Pueblo nuevo')
  })

  it('while it was being saved stays, and is saved next', async () => {
    const answer = held()
    const { visitor, written } = await openTranslations({ [SAVE]: answer.reply }, EDITING)
    await visitor.type(await titleField(), ' nuevo')
    await visitor.click(save())
    await visitor.type(await titleField(), ' y más')
    const [title, ...rest] = aTranslation().texts
    const texts = [{ ...title, translation: 'Pueblo nuevo' }, ...rest]
    answer.release({ body: { ...aTranslation({ updatedAt: '2026-03-02T00:00:00.000Z' }), texts } })
    await waitFor(() => expect(shownToast()?.title).toBe('Translation Saved'))
    expect((await titleField()).value).toBe('Pueblo nuevo y más')
    expect(screen.getByRole('button', { name: 'Discard draft' })).toBeDefined()
    await visitor.click(save())
    await waitFor(() => expect(written()).toHaveLength(2))
    expect(written()[1]?.body).toMatchObject({ texts: [{ text: 'Pueblo nuevo y más' }, {}] })
  })
})

describe('the list of translations', () => {
  it('shows what has changed since it was left', async () => {
    let state: 'current' | 'unfit' = 'current'
    const { visitor } = await openTranslations({
      [LIST]: () => ({ body: [aSummary({ state, reviewedAt: '2026-03-01T00:00:00.000Z' })] }),
      'GET /api/admin/conversations': { body: [] },
    })
    expect((await row('Attraction Village')).getByText('Reviewed')).toBeDefined()
    await visitor.click(screen.getByRole('link', { name: 'Conversations' }))
    await screen.findByRole('heading', { name: 'Conversations' })
    state = 'unfit'
    await visitor.click(screen.getByRole('link', { name: 'Translations' }))
    const changed = await row('Attraction Village')
    expect(await changed.findByText('Not shown: it doesn’t fit the original any more')).toBeDefined()
  })
})
