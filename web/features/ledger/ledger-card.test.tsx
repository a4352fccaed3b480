import { screen, within } from '@testing-library/react'
import type { LedgerCheck, LedgerCheckStep } from 'contract/ledger'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { aSiteHealth, HEALTH } from '#web/testing/site-health.ts'
import { checkLedger } from './use-ledger-check.ts'

const CHECK = 'POST /api/admin/ledger-check'

const aPiece = (overrides: Partial<LedgerCheck> = {}): { body: LedgerCheck } => ({
  body: { members: 0, wrong: 0, balances: [], totals: [], next: null, ...overrides },
})

const asksForFirst = (body: unknown) => (body as LedgerCheckStep).after === null

const card = async () => within(await screen.findByRole('region', { name: 'Ledger' }))

/** Answers each batch when the test tells it to. */
async function openLedger() {
  const pieces = [held(), held(), held()]
  let asked = 0
  const page = await openAdministration('health', {
    [HEALTH]: { body: aSiteHealth() },
    'GET /api/admin/mail/failed': { body: [] },
    [CHECK]: () => pieces[asked++]?.reply() ?? Promise.reject(new Error('A piece too many')),
  })
  const ledger = await card()
  const check = () => page.visitor.click(ledger.getByRole('button', { name: 'Check the ledger' }))
  return { ...page, ledger, check, pieces: pieces.map(({ release }) => release) }
}

describe('the check of the ledger', () => {
  it('goes on piece by piece, says how far it is, and that everything agrees', async () => {
    const { ledger, check, pieces, written } = await openLedger()
    expect(ledger.getByText('Not checked')).toBeDefined()
    await check()
    expect(await ledger.findByText('Checking the ledger...')).toBeDefined()
    expect(ledger.getByText('Being checked')).toBeDefined()
    pieces[0]?.(aPiece({ members: 40_000, next: 'balances~m40000' }))
    expect(await ledger.findByText(/^40,000 members checked so far/)).toBeDefined()
    pieces[1]?.(aPiece({ members: 2_000, next: 'totals~-1' }))
    expect(await ledger.findByText(/^42,000 members checked so far/)).toBeDefined()
    pieces[2]?.(aPiece())
    expect((await ledger.findByText(/^Everything agrees/)).textContent).toContain('42,000 members checked')
    expect(ledger.getByText('OK')).toBeDefined()
    expect(written().map(({ body }) => body)).toEqual([
      { after: null },
      { after: 'balances~m40000' },
      { after: 'totals~-1' },
    ])
    expect(screen.getByText('All is well')).toBeDefined()
  })

  it('names who and what does not agree, and the whole site needs attention', async () => {
    const { ledger, check, pieces } = await openLedger()
    await check()
    const ana = { memberId: 'm1', name: 'Ana Berg', tokens: 500, points: 10, ledgerTokens: 5, ledgerPoints: 10 }
    pieces[0]?.(aPiece({ members: 2, wrong: 61, balances: [ana], next: 'totals~-1' }))
    pieces[1]?.(aPiece({ wrong: 1, totals: [{ points: 10, members: 1, counted: 7 }] }))
    expect((await ledger.findByText(/^62 differences/)).textContent).toContain('2 members checked')
    const [balance, total] = ledger.getAllByRole('listitem')
    expect(balance?.textContent).toBe(
      'Ana Berg has 500 tokens and 10 points, but the ledger says 5 tokens and 10 points.',
    )
    expect(ledger.getByRole('link', { name: 'Ana Berg' }).getAttribute('href')).toBe('/admin/members?search=Ana+Berg')
    expect(total?.textContent).toBe('The leaderboard counts 7 with 10 points, but there are 1.')
    expect(ledger.getByText('The first 2 are shown.')).toBeDefined()
    expect(ledger.getByText(/^On the server/).textContent).toBe(
      'On the server, npm run ledger:verify says the same, and npm run ledger:verify -- --rebuild-leaderboard repairs the leaderboard.',
    )
    expect(screen.getByText('1 problem needs attention')).toBeDefined()
    expect(screen.getByText('The check of the ledger found differences')).toBeDefined()
  })

  it('is not begun twice, and goes on while another section is looked at', async () => {
    const { ledger, check, pieces, visitor, written } = await openLedger()
    await check()
    await check()
    expect(written()).toHaveLength(1)
    expect(ledger.getByRole('button', { name: 'Check the ledger' }).getAttribute('aria-disabled')).toBe('true')
    await visitor.click(screen.getByRole('link', { name: 'Mail' }))
    await screen.findByRole('heading', { name: 'No failed emails' })
    pieces[0]?.(aPiece({ members: 3 }))
    await visitor.click(screen.getByRole('link', { name: 'Health' }))
    expect(await (await card()).findByText(/^Everything agrees/)).toBeDefined()
  })

  it('says why it stopped, and can begin again', async () => {
    const { ledger, check, pieces } = await openLedger()
    await check()
    pieces[0]?.(refusal(503, 'BUSY', 'We can’t save anything right now.'))
    expect(await ledger.findByText('We can’t save anything right now. Please check again.')).toBeDefined()
    expect(ledger.getByText('Not checked')).toBeDefined()
    await check()
    pieces[1]?.(aPiece({ members: 3 }))
    expect(await ledger.findByText(/^Everything agrees/)).toBeDefined()
  })

  it('stops when what is known is cleared, as a logout does', async () => {
    const piece = held()
    const calls = fakeApi({ [CHECK]: ({ body }) => (asksForFirst(body) ? piece.reply() : aPiece()) })
    const queryClient = createQueryClient()
    const checked = checkLedger(queryClient)
    queryClient.clear()
    piece.release(aPiece({ members: 3, next: 'balances~m3' }))
    await checked
    expect(calls).toHaveLength(1)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
