import { screen, waitFor } from '@testing-library/react'
import type { ClaimReport } from 'contract/claim-reports'
import { expect, it } from 'vitest'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const REPORT: ClaimReport = {
  id: 'r1',
  claim: 'You earn $1,000 a month',
  seenWhere: 'A post',
  email: 'reader@x.example',
  createdAt: '2026-11-20T08:00:00.000Z',
  handledAt: null,
}
const LIST = 'GET /api/admin/claim-reports'

it('lists reported claims, which are marked as handled and opened again', async () => {
  let report = REPORT
  const { visitor, written } = await openAdministration('reports', {
    [LIST]: () => ({ body: [report] }),
    'POST /api/admin/claim-reports/r1/handled': ({ body }) => {
      report = { ...REPORT, handledAt: (body as { isHandled: boolean }).isHandled ? REPORT.createdAt : null }
      return { body: report }
    },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Mark as handled' }))
  expect(screen.getByText(REPORT.claim)).toBeDefined()
  expect(screen.getByRole('link', { name: 'reader@x.example' }).getAttribute('href')).toBe('mailto:reader@x.example')
  await waitFor(() => expect(shownToast()?.title).toBe('Marked as handled'))
  await visitor.click(await screen.findByRole('button', { name: 'Open again' }))
  await screen.findByRole('button', { name: 'Mark as handled' })
  expect(written().map(({ body }) => body)).toEqual([{ isHandled: true }, { isHandled: false }])
})

it('says that nothing was reported', async () => {
  await openAdministration('reports', { [LIST]: { body: [] } })
  expect(await screen.findByText('Nobody has reported a claim.')).toBeDefined()
})
