import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '#web/testing/fake-api.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const AT = '2026-11-20T08:00:00.000Z'

describe('mail that failed', () => {
  const MAIL = {
    id: 'mail-1',
    kind: 'invitation',
    to: 'nobody@example.com',
    subject: 'Maya invites you',
    tries: 8,
    lastError: '550 no such mailbox',
    createdAt: AT,
  }

  it('is shown with its error, and tried again', async () => {
    let failed = [MAIL]
    const { visitor, written } = await openAdministration('mail', {
      'GET /api/admin/mail/failed': () => ({ body: failed }),
      'POST /api/admin/mail/mail-1/retry': () => {
        failed = []
        return { status: 204 }
      },
    })
    const item = await row('Maya invites you')
    expect(item.getByText('550 no such mailbox')).toBeDefined()
    expect(item.getByText(/^To/).textContent).toMatch(/^To nobody@example\.com, written .*, 8 tries$/)
    await visitor.click(item.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'No failed emails' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Failed emails')
    expect(shownToast()?.title).toBe('Email queued again')
    expect(written()).toHaveLength(1)
  })

  it('stays where it cannot be retried, and says why', async () => {
    const { visitor } = await openAdministration('mail', {
      'GET /api/admin/mail/failed': { body: [MAIL] },
      'POST /api/admin/mail/mail-1/retry': refusal(503, 'BUSY', 'We can’t save anything right now.'),
    })
    await visitor.click((await row('Maya invites you')).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(shownToast()?.description).toBe('We can’t save anything right now.'))
    expect(screen.getByRole('heading', { name: 'Maya invites you' })).toBeDefined()
  })
})
