import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LedgerCheck, LedgerCheckStep } from 'contract/ledger'
import * as messages from 'messages/ledger-check'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { post } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'

/** How many disagreements of each kind are kept for display. */
const LISTED = 50

/** The progress of a check, or its result. */
export type LedgerReport = Omit<LedgerCheck, 'next'> & {
  state: 'running' | 'done' | 'failed'
  /** ISO 8601: when it began, and then when it ended. */
  at: string
  /** Why it failed, for a person. */
  problem?: string
}

/** The check continues, and its report stays, while another section is open. */
export function useLedgerCheck(): { report: LedgerReport | undefined; check: () => void } {
  const queryClient = useQueryClient()
  const { data: report } = useQuery<LedgerReport>({
    queryKey: adminQueryKeys.ledgerReport,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { report, check: () => void checkLedger(queryClient) }
}

/** Requests one batch after the other, and shows the progress each time. */
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
      // After a logout the check is abandoned.
      if (current() === undefined) return
      after = found.next
      report = { ...added(report, found), state: after === null ? 'done' : 'running' }
      show(report)
    } while (after !== null)
  } catch (error) {
    if (current() === undefined) return
    show({ ...report, state: 'failed', problem: sentenceOf(error, messages.notFinished) })
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
