import { Link } from '@tanstack/react-router'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { type CardStatus, StatusCard } from '#web/ui/status-card.tsx'
import type { LedgerReport } from './use-ledger-check.ts'

type LedgerCardProps = { report: LedgerReport | undefined; onCheck: () => void }

/** Whether balances are what the ledger says, asked when somebody wants to know: it reads every ticket there is. */
export function LedgerCard({ report, onCheck }: LedgerCardProps) {
  const isRunning = report?.state === 'running'
  return (
    <StatusCard title="Ledger" status={statusOf(report)} unknown={isRunning ? 'Being checked' : 'Not checked'}>
      <p className="text-ink-soft">
        Every token and point is recorded in the ledger as a ticket. The check compares each balance with its tickets,
        and the leaderboard with the balances. Members don’t notice it.
      </p>
      <Button className="justify-self-start" pending={isRunning} onClick={onCheck}>
        Check the ledger
      </Button>
      {isRunning && <p>{members(report.members)} so far. It stops when this page is closed.</p>}
      <div role="status" className="grid gap-3 empty:hidden">
        {report && <Outcome report={report} />}
      </div>
      {report && report.wrong > 0 && <Differences report={report} />}
    </StatusCard>
  )
}

function statusOf(report: LedgerReport | undefined): CardStatus {
  if (report !== undefined && report.wrong > 0) return 'attention'
  return report?.state === 'done' ? 'well' : 'unknown'
}

function Outcome({ report: { state, members: count, wrong, at, problem } }: { report: LedgerReport }) {
  if (state === 'running') return <p className="sr-only">Checking the ledger...</p>
  if (state === 'failed') return <Banner tone="danger">{problem} Please check again.</Banner>
  const when = <Moment at={at} precise />
  return wrong === 0 ? (
    <p>
      Everything agrees. {members(count)}, {when}.
    </p>
  ) : (
    <p>
      {wrong === 1 ? '1 difference' : `${wrong.toLocaleString('en')} differences`}. {members(count)}, {when}.
    </p>
  )
}

function members(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'member' : 'members'} checked`
}

function Differences({ report: { balances, totals, wrong } }: { report: LedgerReport }) {
  const listed = balances.length + totals.length
  return (
    <>
      <ul className="grid gap-2 text-sm">
        {balances.map(({ memberId, name, tokens, points, ledgerTokens, ledgerPoints }) => (
          <li key={memberId} className="wrap-anywhere">
            <Link
              to="/admin/$section"
              params={{ section: 'members' }}
              search={{ search: name }}
              className="font-semibold underline underline-offset-4"
            >
              {name}
            </Link>{' '}
            has {sum(tokens, points)}, but the ledger says {sum(ledgerTokens, ledgerPoints)}.
          </li>
        ))}
        {totals.map(({ points, members: counted, counted: shown }) => (
          <li key={points}>
            The leaderboard counts {shown} with {points} points, but there are {counted}.
          </li>
        ))}
      </ul>
      {wrong > listed && <p className="text-sm">The first {listed} are shown.</p>}
      <p className="text-ink-soft text-sm">
        On the server, <code className="font-semibold">npm run ledger:verify</code> says the same
        {totals.length > 0 && (
          <>
            , and <code className="font-semibold">npm run ledger:verify -- --rebuild-leaderboard</code> repairs the
            leaderboard
          </>
        )}
        .
      </p>
    </>
  )
}

function sum(tokens: number, points: number): string {
  return `${tokens.toLocaleString('en')} tokens and ${points.toLocaleString('en')} points`
}
