import { Link } from '@tanstack/react-router'
import * as messages from 'messages/ledger-check'
import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { type CardStatus, StatusCard } from '#web/ui/status-card.tsx'
import type { LedgerReport } from './use-ledger-check.ts'

const CHECK = 'npm run ledger:verify'

type LedgerCardProps = { report: LedgerReport | undefined; onCheck: () => void }

/** Whether balances match the ledger. Checked only on request, because it reads every entry. */
export function LedgerCard({ report, onCheck }: LedgerCardProps) {
  const isRunning = report?.state === 'running'
  return (
    <StatusCard
      title={messages.heading}
      status={statusOf(report)}
      unknown={isRunning ? messages.beingChecked : messages.notChecked}
    >
      <p className="text-ink-soft">{messages.about}</p>
      <Button className="justify-self-start" pending={isRunning} onClick={onCheck}>
        {messages.check}
      </Button>
      {isRunning && <p>{messages.soFar({ members: report.members })}</p>}
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

function Outcome({ report: { state, members, wrong, at, problem } }: { report: LedgerReport }) {
  if (state === 'running') return <p className="sr-only">{messages.checking}</p>
  if (state === 'failed') return <Banner tone="danger">{messages.checkAgain({ problem: problem ?? '' })}</Banner>
  const when = () => <Moment at={at} precise />
  return <p>{wrong === 0 ? messages.agrees({ members, when }) : messages.differences({ wrong, members, when })}</p>
}

function Differences({ report: { balances, totals, wrong } }: { report: LedgerReport }) {
  const listed = balances.length + totals.length
  return (
    <>
      <ul className="grid gap-2 text-sm">
        {balances.map(({ memberId, ...balance }) => (
          <li key={memberId} className="wrap-anywhere">
            {messages.balanceDiffers({ ...balance, who: memberLink(balance.name) })}
          </li>
        ))}
        {totals.map((total) => (
          <li key={total.points}>{messages.totalDiffers(total)}</li>
        ))}
      </ul>
      {wrong > listed && <p className="text-sm">{messages.firstShown({ count: listed })}</p>}
      <p className="text-ink-soft text-sm">
        {totals.length === 0
          ? messages.commandAgrees({ check: command(CHECK) })
          : messages.commandRepairs({ check: command(CHECK), rebuild: command(`${CHECK} -- --rebuild-leaderboard`) })}
      </p>
    </>
  )
}

const memberLink = (name: string) => (inside: ReactNode) => (
  <Link
    to="/admin/$section"
    params={{ section: 'members' }}
    search={{ search: name }}
    className="font-semibold underline underline-offset-4"
  >
    <bdi>{inside}</bdi>
  </Link>
)

const command = (line: string) => () => (
  <code dir="ltr" className="font-semibold">
    {line}
  </code>
)
