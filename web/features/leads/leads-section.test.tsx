import { screen, waitFor } from '@testing-library/react'
import type { LeadImportReport } from 'contract/leads'
import { describe, expect, it } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { fakeUpload } from '#web/testing/fake-upload.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { form } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

describe('leads', () => {
  const POOL = { 'GET /api/admin/leads': { body: { waiting: 17, available: 1240, taken: 30, doNotContact: 2 } } }
  const REPORT: LeadImportReport = {
    accepted: 2,
    skipped: 1,
    problems: [{ line: 4, problem: 'The email address is not complete' }],
    problemCount: 1,
    sample: [{ name: 'Ann Lee', email: 'ann@example.com' }],
  }
  const file = new File(['name,email\nAnn Lee,ann@example.com'], 'fair.csv', { type: 'text/csv' })

  async function fillIn() {
    const sendings = fakeUpload()
    const page = await openAdministration('leads', { ...POOL, 'GET /api/admin/mail/failed': { body: [] } })
    const fields = await form('Import leads')
    await page.visitor.upload(fields.getByLabelText('CSV file'), file)
    await page.visitor.type(fields.getByLabelText('What they agreed to'), 'Please call me about this.')
    await page.visitor.type(fields.getByLabelText('Where they agreed'), 'Fair in Leeds')
    return { ...page, sendings, fields }
  }

  it('are counted', async () => {
    await openAdministration('leads', POOL)
    expect((await screen.findByText('Available')).parentElement?.textContent).toBe('Available1,240')
    expect(screen.getByText('Waiting for confirmation').parentElement?.textContent).toBe('Waiting for confirmation17')
    expect(screen.getByText('Do not contact').parentElement?.textContent).toBe('Do not contact2')
  })

  it('are previewed first, and taken in only then', async () => {
    const { visitor, sendings, fields, calls } = await fillIn()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    expect(sendings[0]?.path).toBe('/api/admin/leads/preview')
    expect([...(sendings[0]?.form.keys() ?? [])]).toEqual(['consentText', 'consentSource', 'file'])
    expect(sendings[0]?.form.get('consentText')).toBe('Please call me about this.')
    sendings[0]?.answer(200, REPORT)
    const preview = await fields.findByRole('status')
    expect(preview.textContent).toContain('2 people can be imported.')
    expect(preview.textContent).toContain('1 person left out: known already, or asked not to be contacted.')
    expect(preview.textContent).toContain('Line 4: The email address is not complete')
    expect(preview.textContent).toContain('Ann Lee, ann@example.com')

    const asked = () => calls.filter(({ path }) => path === '/api/admin/leads').length
    const before = asked()
    await visitor.click(fields.getByRole('button', { name: 'Import 2 people' }))
    await waitFor(() => expect(sendings).toHaveLength(2))
    expect(sendings[1]?.path).toBe('/api/admin/leads/import')
    sendings[1]?.progress(50, 100)
    expect((await fields.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('50% sent')
    sendings[1]?.answer(200, REPORT)
    expect((await fields.findByText('What was imported')).closest('[role=status]')?.textContent).toContain(
      '2 people will get an email to confirm.',
    )
    expect(shownToast()?.title).toBe('Leads imported')
    await waitFor(() => expect(asked()).toBe(before + 1))
    expect(fields.getByRole('button', { name: 'Check the file' })).toBeDefined()
  })

  it('are previewed again when anything in the form changes', async () => {
    const { visitor, sendings, fields } = await fillIn()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    sendings[0]?.answer(200, REPORT)
    await fields.findByRole('button', { name: 'Import 2 people' })
    await visitor.type(fields.getByLabelText('Where they agreed'), ' 2026')
    expect(fields.queryByRole('button', { name: 'Import 2 people' })).toBeNull()
    expect(fields.getByRole('button', { name: 'Check the file' })).toBeDefined()
  })

  it('leave what was typed and chosen for the next file meanwhile', async () => {
    const { visitor, sendings, fields } = await fillIn()
    const where = fields.getByLabelText<HTMLInputElement>('Where they agreed')
    const chosen = fields.getByLabelText<HTMLInputElement>('CSV file')
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    sendings[0]?.answer(200, REPORT)
    await visitor.click(await fields.findByRole('button', { name: 'Import 2 people' }))
    await waitFor(() => expect(sendings).toHaveLength(2))
    await visitor.upload(chosen, new File(['name,email\n'], 'next.csv', { type: 'text/csv' }))
    await visitor.type(where, ', May')
    expect(fields.getByRole('button', { name: 'Check the file' }).getAttribute('aria-busy')).toBe('true')
    sendings[1]?.answer(200, REPORT)
    expect(await fields.findByText('What was imported')).toBeDefined()
    expect(fields.getByLabelText('Where they agreed')).toBe(where)
    expect(document.activeElement).toBe(where)
    expect([where.value, chosen.files?.[0]?.name]).toEqual(['Fair in Leeds, May', 'next.csv'])
    expect(fields.getByText(/^Not saved yet/)).toBeDefined()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(3))
    expect(sendings[2]?.form.get('file')).toMatchObject({ name: 'next.csv' })
  })

  it('keep the words for the next file of the same people, but not the file', async () => {
    const { visitor, sendings, fields } = await fillIn()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    sendings[0]?.answer(200, REPORT)
    await visitor.click(await fields.findByRole('button', { name: 'Import 2 people' }))
    await waitFor(() => expect(sendings).toHaveLength(2))
    sendings[1]?.answer(200, REPORT)
    expect(await fields.findByText('What was imported')).toBeDefined()
    expect(fields.getByLabelText<HTMLInputElement>('Where they agreed').value).toBe('Fair in Leeds')
    expect(fields.getByLabelText<HTMLInputElement>('CSV file').files).toHaveLength(0)
    expect(fields.queryByText(/^Not saved yet/)).toBeNull()
  })

  it('are not imported by a preview of what was in the form before', async () => {
    const { visitor, sendings, fields } = await fillIn()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    await visitor.type(fields.getByLabelText('Where they agreed'), ' 2026')
    sendings[0]?.answer(200, REPORT)
    await waitFor(() => expect(fields.queryByRole('progressbar')).toBeNull())
    const check = fields.getByRole('button', { name: 'Check the file' })
    await waitFor(() => expect(check.getAttribute('aria-busy')).toBeNull())
    await visitor.click(check)
    await waitFor(() => expect(sendings[1]?.path).toBe('/api/admin/leads/preview'))
  })

  it('have their words kept while another section is looked at', async () => {
    const { leave, fields } = await fillIn()
    expect(fields.getByText(/^Not saved yet/)).toBeDefined()
    await leave('/admin/mail')
    await screen.findByRole('heading', { name: 'No failed emails' })
    await leave('/admin/leads')
    const again = await form('Import leads')
    expect(again.getByLabelText<HTMLTextAreaElement>('What they agreed to').value).toBe('Please call me about this.')
    expect(again.getByLabelText<HTMLInputElement>('Where they agreed').value).toBe('Fair in Leeds')
  })

  it('are not sent without a file, the words and the place', async () => {
    const sendings = fakeUpload()
    const { visitor } = await openAdministration('leads', POOL)
    const fields = await form('Import leads')
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    expect(fields.getByText('Choose a file.')).toBeDefined()
    expect(fields.getByText('Write down what these people agreed to.')).toBeDefined()
    expect(fields.getByText('Say where they agreed to it.')).toBeDefined()
    expect(sendings).toEqual([])
  })

  it('say in the page what is wrong with a file, and keep what was typed', async () => {
    const { visitor, sendings, fields } = await fillIn()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    sendings[0]?.answer(400, refusal(400, 'INVALID', 'Save the file as UTF-8 and try again.').body)
    expect((await fields.findByRole('alert')).textContent).toBe('Save the file as UTF-8 and try again.')
    expect(fields.getByLabelText<HTMLInputElement>('Where they agreed').value).toBe('Fair in Leeds')
  })

  it('can be stopped while the file is being sent', async () => {
    const { visitor, sendings, fields } = await fillIn()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await visitor.click(await fields.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(fields.queryByRole('progressbar')).toBeNull())
    expect(sendings[0]?.calledOff).toBe(true)
    expect(fields.queryByRole('alert')).toBeNull()
  })

  it('offer no import where the file brings no one', async () => {
    const { visitor, sendings, fields } = await fillIn()
    await visitor.click(fields.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    sendings[0]?.answer(200, { ...REPORT, accepted: 0, sample: [] })
    const none = await fields.findByText(/No one in this file can be imported/)
    await waitFor(() => expect(document.activeElement).toBe(none))
    expect(fields.queryByRole('button', { name: /Import/ })).toBeNull()
  })
})
