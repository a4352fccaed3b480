import { screen, waitFor } from '@testing-library/react'
import type { MarketingFigure } from 'contract/site-texts'
import { describe, expect, it } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { form } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const AT = '2026-11-20T08:00:00.000Z'

describe('the site’s own words', () => {
  const FIGURE: MarketingFigure = { key: 'roi', value: '5-10x', label: 'ROI', source: null, isHidden: false }
  const SITE = {
    'GET /api/admin/marketing-figures': { body: [FIGURE] },
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
    await visitor.click(fields.getByRole('switch', { name: 'Hidden' }))
    expect(fields.getByText('Nobody sees it on the start page.')).toBeDefined()
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Figure saved'))
    expect(written()[0]?.body).toEqual({ value: '3x', label: 'ROI', source: 'Our own count', isHidden: true })
  })

  it('keeps a figure that could not be saved in the form', async () => {
    const { visitor } = await openAdministration('site', {
      ...SITE,
      'PUT /api/admin/marketing-figures/roi': refusal(404, 'FIGURE_NOT_FOUND', 'There is no such figure.'),
    })
    const fields = await form('Figure 5-10x ROI')
    await visitor.type(fields.getByLabelText('Of what'), ' a year')
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    await waitFor(() => expect(shownToast()?.description).toBe('There is no such figure.'))
    expect(fields.getByLabelText<HTMLInputElement>('Of what').value).toBe('ROI a year')
  })

  it('needs a figure and what it is of', async () => {
    const { visitor, written } = await openAdministration('site', SITE)
    const fields = await form('Figure 5-10x ROI')
    await visitor.clear(fields.getByLabelText('Figure'))
    await visitor.click(fields.getByRole('button', { name: 'Save figure' }))
    expect(fields.getByText('Write the figure.')).toBeDefined()
    expect(written()).toEqual([])
  })

  it('previews what it says about income, and saves it', async () => {
    const { visitor, written } = await openAdministration('site', {
      ...SITE,
      'PUT /api/admin/income-disclosure': { body: { text: 'New', updatedAt: AT } },
    })
    const fields = await form('About income')
    await visitor.click(screen.getByText('Preview as everybody sees it'))
    expect((await screen.findByText('cash')).tagName).toBe('STRONG')
    await visitor.clear(fields.getByLabelText('Text'))
    await visitor.click(fields.getByRole('button', { name: 'Save text' }))
    expect(fields.getByText('The disclosure needs text.')).toBeDefined()
    await visitor.type(fields.getByLabelText('Text'), 'It pays no money.')
    await visitor.click(fields.getByRole('button', { name: 'Save text' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Text saved'))
    expect(written().map(({ body }) => body)).toEqual([{ text: 'It pays no money.', updatedAt: AT }])
  })
})
