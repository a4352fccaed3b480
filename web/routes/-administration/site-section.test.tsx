import { screen, waitFor, within } from '@testing-library/react'
import type { ManagedFigure } from 'contract/site-texts'
import { describe, expect, it } from 'vitest'
import { held, refusal } from '#web/testing/fake-api.ts'
import { MEMBERS, pageOf } from '#web/testing/managed-members.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { form } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const AT = '2026-11-20T08:00:00.000Z'

describe('the site’s own words', () => {
  const FIGURE: ManagedFigure = {
    key: 'roi',
    value: '5-10x',
    label: 'ROI',
    source: null,
    isHidden: false,
    isConfirmed: false,
    updatedAt: AT,
  }
  const NOBODY = { operatorName: null, postalAddress: null, updatedAt: null }
  const SITE = {
    'GET /api/admin/marketing-figures': { body: [FIGURE] },
    'GET /api/admin/operator': { body: NOBODY },
    'GET /api/income-disclosure': { body: { text: '## Tokens\n\nNo **cash** value.', updatedAt: AT } },
  }

  it('has figures with value, label, source and whether they are hidden', async () => {
    const { visitor, written } = await openAdministration('site', {
      ...SITE,
      'PUT /api/admin/marketing-figures/roi': { body: { ...FIGURE, value: '3x' } },
    })
    const fields = await form('Figure 5-10x ROI')
    await visitor.clear(fields.getByLabelText('Figure'))
    await visitor.type(fields.getByLabelText('Figure'), '3x')
    await visitor.type(fields.getByLabelText('Source'), 'Our own count')
    await visitor.click(fields.getByRole('switch', { name: 'Confirmed' }))
    await visitor.click(fields.getByRole('switch', { name: 'Hidden' }))
    expect(fields.getByText('Nobody sees it on the start page.')).toBeDefined()
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Figure saved'))
    expect(written()[0]?.body).toEqual({
      value: '3x',
      label: 'ROI',
      source: 'Our own count',
      isHidden: true,
      isConfirmed: true,
      updatedAt: AT,
    })
  })

  it('has the operator’s name and postal address, which the screens then ask for anew', async () => {
    let stored = { ...NOBODY, operatorName: 'Line Ltd' } as Record<string, string | null>
    const { visitor, written } = await openAdministration('site', {
      ...SITE,
      'GET /api/admin/operator': () => ({ body: stored }),
      'PUT /api/admin/operator': ({ body }) => {
        stored = { ...(body as typeof stored), updatedAt: AT }
        return { body: stored }
      },
    })
    const fields = await form('Who runs this site')
    expect(fields.getByLabelText<HTMLInputElement>('Name').value).toBe('Line Ltd')
    await visitor.type(fields.getByLabelText('Postal address'), '12 High Street{Enter}Leeds')
    await visitor.click(fields.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Details saved'))
    const saved = { operatorName: 'Line Ltd', postalAddress: '12 High Street\nLeeds' }
    expect(written()[0]?.body).toEqual({ ...saved, updatedAt: null })
    await visitor.type(fields.getByLabelText('Name'), ' & Co')
    await visitor.click(fields.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(written()).toHaveLength(2))
    expect(written()[1]?.body).toEqual({ ...saved, operatorName: 'Line Ltd & Co', updatedAt: AT })
  })

  it('keeps a figure that could not be saved in the form', async () => {
    const { visitor } = await openAdministration('site', {
      ...SITE,
      'PUT /api/admin/marketing-figures/roi': refusal(404, 'FIGURE_NOT_FOUND', 'Figure not found.'),
    })
    const fields = await form('Figure 5-10x ROI')
    await visitor.type(fields.getByLabelText('What it measures'), ' a year')
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Figure not found.'))
    expect(fields.getByLabelText<HTMLInputElement>('What it measures').value).toBe('ROI a year')
  })

  it('keeps what was typed through a look elsewhere, until it is discarded', async () => {
    const { visitor } = await openAdministration('site', { ...SITE, [MEMBERS]: pageOf([]) })
    await visitor.type((await form('Figure 5-10x ROI')).getByLabelText('What it measures'), ' a year')
    await visitor.type((await form('About income')).getByLabelText('Text'), ' None.')
    const tabs = within(screen.getByRole('navigation', { name: 'Administration' }))
    await visitor.click(tabs.getByRole('link', { name: 'Members' }))
    await waitFor(() => expect(screen.queryByLabelText('What it measures')).toBeNull())
    await visitor.click(tabs.getByRole('link', { name: 'Site' }))
    const ofWhat = () => screen.getByLabelText<HTMLInputElement>('What it measures').value
    await form('Figure 5-10x ROI')
    expect(ofWhat()).toBe('ROI a year')
    expect((await form('About income')).getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/value\. None\.$/)
    for (const discard of screen.getAllByRole('button', { name: 'Discard draft' })) await visitor.click(discard)
    expect(ofWhat()).toBe('ROI')
  })

  it('shows that somebody else changed the text meanwhile, and has both come together', async () => {
    let stored = { text: 'Old.', updatedAt: AT }
    const { visitor, written } = await openAdministration('site', {
      ...SITE,
      'GET /api/income-disclosure': () => ({ body: stored }),
      'PUT /api/admin/income-disclosure': ({ body }) =>
        (body as typeof stored).updatedAt === stored.updatedAt
          ? { body: stored }
          : refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed this after you opened it.'),
    })
    await visitor.type((await form('About income')).getByLabelText('Text'), ' And mine.')
    stored = { text: 'Theirs.', updatedAt: '2026-11-21T08:00:00.000Z' }
    await visitor.click(screen.getByRole('button', { name: 'Save text' }))
    expect((await screen.findByRole('alert')).textContent).toContain('You both changed: Text.')
    await visitor.click(screen.getByRole('button', { name: 'Reload and keep what I typed' }))
    await visitor.click(screen.getByRole('button', { name: 'Save text' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Text saved'))
    expect(written().at(-1)?.body).toEqual({ text: 'Old. And mine.', updatedAt: stored.updatedAt })
  })

  it('shows that somebody else sourced the figure meanwhile, and keeps the source', async () => {
    let stored = FIGURE
    const { visitor, written } = await openAdministration('site', {
      ...SITE,
      'GET /api/admin/marketing-figures': () => ({ body: [stored] }),
      'PUT /api/admin/marketing-figures/roi': ({ body }) =>
        (body as ManagedFigure).updatedAt === stored.updatedAt
          ? { body: stored }
          : refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed this after you opened it.'),
    })
    const fields = await form('Figure 5-10x ROI')
    await visitor.type(fields.getByLabelText('What it measures'), ' a year')
    stored = { ...FIGURE, source: 'Our books', isConfirmed: true, updatedAt: '2026-11-21T08:00:00.000Z' }
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    await visitor.click(await screen.findByRole('button', { name: 'Reload and keep what I typed' }))
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Figure saved'))
    const { key: _, ...body } = { ...stored, label: 'ROI a year' }
    expect(written().at(-1)?.body).toEqual(body)
  })

  it('keeps what is typed while the rest is being saved', async () => {
    const [figure, text] = [held(), held()]
    const { visitor } = await openAdministration('site', {
      ...SITE,
      'PUT /api/admin/marketing-figures/roi': figure.reply,
      'PUT /api/admin/income-disclosure': text.reply,
    })
    const [figureForm, textForm] = [await form('Figure 5-10x ROI'), await form('About income')]
    const ofWhat = figureForm.getByLabelText<HTMLInputElement>('What it measures')
    const area = textForm.getByLabelText<HTMLTextAreaElement>('Text')
    await visitor.type(ofWhat, ' a year')
    await visitor.click(figureForm.getByRole('button', { name: 'Save figure' }))
    await visitor.type(ofWhat, ' or two')
    figure.release({ body: { ...FIGURE, label: 'ROI a year' } })
    await waitFor(() => expect(shownToast()?.title).toBe('Figure saved'))
    expect(ofWhat.value).toBe('ROI a year or two')
    await visitor.clear(area)
    await visitor.type(area, 'None.')
    await visitor.click(textForm.getByRole('button', { name: 'Save text' }))
    await visitor.type(area, ' At all.')
    text.release({ body: { text: 'None.', updatedAt: '2026-11-21T08:00:00.000Z' } })
    await waitFor(() => expect(shownToast()?.title).toBe('Text saved'))
    expect(area.value).toBe('None. At all.')
  })

  it('shows at once what was saved, before it is asked for again', async () => {
    const { visitor } = await openAdministration('site', {
      ...SITE,
      'PUT /api/admin/marketing-figures/roi': { body: { ...FIGURE, label: 'ROI a year' } },
    })
    const figure = await form('Figure 5-10x ROI')
    await visitor.type(figure.getByLabelText('What it measures'), ' a year')
    await visitor.click(figure.getByRole('button', { name: 'Save figure' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Figure saved'))
    expect(figure.getByLabelText<HTMLInputElement>('What it measures').value).toBe('ROI a year')
  })

  it('needs a figure and what it is of', async () => {
    const { visitor, written } = await openAdministration('site', SITE)
    const fields = await form('Figure 5-10x ROI')
    await visitor.clear(fields.getByLabelText('Figure'))
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    expect(fields.getByText('Enter the figure.')).toBeDefined()
    expect(written()).toEqual([])
  })

  it('previews what it says about income, in the direction of its own language, and saves it', async () => {
    const { visitor, written } = await openAdministration('site', {
      ...SITE,
      'PUT /api/admin/income-disclosure': { body: { text: 'New', updatedAt: AT } },
    })
    const fields = await form('About income')
    await visitor.click(screen.getByText('Preview as everyone sees it'))
    const strong = await screen.findByText('cash')
    expect([strong.tagName, strong.closest<HTMLElement>('[dir="ltr"]')?.lang]).toEqual(['STRONG', 'en'])
    await visitor.clear(fields.getByLabelText('Text'))
    await visitor.click(fields.getByRole('button', { name: 'Save text' }))
    expect(fields.getByText('The disclosure needs text.')).toBeDefined()
    await visitor.type(fields.getByLabelText('Text'), 'It pays no money.')
    await visitor.click(fields.getByRole('button', { name: 'Save text' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Text saved'))
    expect(written().map(({ body }) => body)).toEqual([{ text: 'It pays no money.', updatedAt: AT }])
  })
})
