import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aChangedFile } from '#web/testing/changed-file.ts'
import { refusal } from '#web/testing/fake-api.ts'
import { fakeUpload, type Sending } from '#web/testing/fake-upload.ts'
import { row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'
import { LIST, openTranslations } from '#web/testing/open-translations.tsx'

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

  it('keep what is wrong with a file on the page', async () => {
    const message = 'mission 1: title: must not be blank'
    const sendings = fakeUpload()
    const { visitor } = await openTranslations()
    const importFile = async (file: File) => {
      await visitor.upload(await screen.findByLabelText('Import a file'), file)
      expect(screen.queryByRole('alert')).toBeNull()
      await visitor.click(screen.getByRole('button', { name: 'Import translations' }))
    }
    const alert = async () => (await screen.findByRole('alert')).textContent
    const type = 'application/json'
    await importFile(new File(['{"language":"es","entries":[]}'], 'es.json', { type }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    act(() => sendings[0]?.answer(400, refusal(400, 'INVALID', message).body))
    expect(await alert()).toBe(message)
    await importFile(new File(['no'], 'es.json', { type }))
    expect(await alert()).toBe('This isn’t a file that was exported here.')
    await importFile(aChangedFile('es.json'))
    expect(await alert()).toBe('The file changed since you chose it. Choose it again.')
    expect(screen.getByLabelText<HTMLInputElement>('Import a file').files).toHaveLength(0)
  })

  it('name those that a file left as they are, until another file is chosen', async () => {
    const kept = [{ kind: 'quiz', id: '7', title: 'Which one?' }]
    const sendings = fakeUpload()
    const { visitor } = await openTranslations()
    const file = new File(['{}'], 'es.json', { type: 'application/json' })
    await visitor.upload(await screen.findByLabelText('Import a file'), file)
    await visitor.click(screen.getByRole('button', { name: 'Import translations' }))
    // As an upload, because a whole file may take longer than other requests.
    await waitFor(() => expect(sendings).toHaveLength(1))
    const [{ path, form, answer }] = sendings as [Sending]
    const { type, size } = form as unknown as Blob
    expect([path, type, size]).toEqual(['/api/admin/translations/es/import', file.type, file.size])
    act(() => answer(200, { saved: 57, unchanged: 3, missing: 0, kept }))
    const title = await screen.findByText('1 translation wasn’t replaced')
    expect(within(title.closest<HTMLElement>('[role=status]') ?? document.body).getByText('Which one?')).toBeDefined()
    expect(shownToast()?.description).toBe('57 saved, 3 unchanged')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import translations' }))
    await visitor.upload(screen.getByLabelText('Import a file'), file)
    expect(screen.queryByText('1 translation wasn’t replaced')).toBeNull()
  })
})
