import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LedgerCheck, LedgerCheckStep } from 'contract/ledger'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { post } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'

/** So many disagreements of a kind are kept to be shown. */
const LISTED = 50

/** How a check stands, or how it ended. */
export type LedgerReport = Omit<LedgerCheck, 'next'> & {
  state: 'running' | 'done' | 'failed'
  /** ISO 8601: when it began, and then when it ended. */
  at: string
  /** Why it failed, for a person. */
  problem?: string
}

/** The check goes on, and its report stays, while another section is looked at. */
export function useLedgerCheck(): { report: LedgerReport | undefined; check: () => void } {
  const queryClient = useQueryClient()
  const { data: report } = useQuery<LedgerReport>({
    queryKey: adminQueryKeys.ledgerReport,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { report, check: () => void checkLedger(queryClient) }
}

/** Asks piece by piece, and shows each time how far it is. */
export async function checkLedger(queryClient: QueryClient): Promise<void> {
  const current = () => queryClient.getQueryData<LedgerReport>(adminQueryKeys.ledgerReport)
  const show = (report: LedgerReport) =>
    queryClient.setQueryData<LedgerReport>(adminQueryKeys.ledgerReport, { ...report, at: new Date().toISOString() })
  let report: LedgerReport = { state: 'running', members: 0, wrong: 0, balances: [], totals: [], at: '' }
  let after: string | null = null
  show(report)
  try {
    do {
      const found: LedgerCheck = await post('/api/admin/ledger-check', { after } satisfies LedgerCheckStep)
      // Who has logged out meanwhile wants none of it any more.
      if (current() === undefined) return
      after = found.next
      report = { ...added(report, found), state: after === null ? 'done' : 'running' }
      show(report)
    } while (after !== null)
  } catch (error) {
    if (current() === undefined) return
    show({ ...report, state: 'failed', problem: sentenceOf(error, 'The check could not be finished.') })
  }
}

function added(report: LedgerReport, found: LedgerCheck): LedgerReport {
  return {
    ...report,
    members: report.members + found.members,
    wrong: report.wrong + found.wrong,
    balances: [...report.balances, ...found.balances].slice(0, LISTED),
    totals: [...report.totals, ...found.totals].slice(0, LISTED),
  }
}
