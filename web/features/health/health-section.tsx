import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { SiteHealth } from 'contract/health'
import { TriangleAlert } from 'lucide-react'
import * as messages from 'messages/health'
import type { ReactNode } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import {
  BackupsCard,
  DatabaseCard,
  DiskCard,
  FailedMailLink,
  MailCard,
  ProgramCard,
  SiteLink,
} from './health-cards.tsx'
import { ADVICE_WORDS, CONCERN_WORDS, LEDGER_WRONG } from './health-words.ts'

/** Fetched again whenever an administrator returns: a state from an hour ago says nothing. */
function siteHealthQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.health,
    queryFn: ({ signal }) => get<SiteHealth>('/api/admin/health', signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

type LedgerProps = {
  /** The last check found differences. */
  isLedgerWrong: boolean
  /** The card of the ledger, which stands among the others. */
  children: ReactNode
}

/** Whether the site is well, in words for a person who runs a business, not a server. */
export function HealthSection(ledger: LedgerProps) {
  const query = useQuery(siteHealthQuery())
  return (
    <section aria-labelledby="health" className="grid gap-4 md:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="health" className="heading-section">
          {messages.heading}
        </h2>
        {query.data && (
          <Button pending={query.isFetching} onClick={() => query.refetch()}>
            {messages.refresh}
          </Button>
        )}
      </div>
      <Loaded query={query} loading={<HealthSkeleton />} failure={messages.loadFailed}>
        {(health) => <Health health={health} query={query} {...ledger} />}
      </Loaded>
    </section>
  )
}

type HealthProps = LedgerProps & { health: SiteHealth; query: UseQueryResult<SiteHealth> }

function Health({ health, query, isLedgerWrong, children }: HealthProps) {
  return (
    <>
      <div role="status">
        <Verdict health={health} isLedgerWrong={isLedgerWrong} isOld={query.isError} />
      </div>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <DatabaseCard health={health} />
        <DiskCard health={health} />
        <MailCard health={health} />
        <ProgramCard health={health} />
        <BackupsCard health={health} />
        {children}
      </div>
      <Advice advice={health.advice} />
    </>
  )
}

type VerdictProps = { health: SiteHealth; isLedgerWrong: boolean; isOld: boolean }

/** The main message. An earlier *all is well* doesn't count for a site that no longer answers. */
function Verdict({ health: { concerns, checkedAt }, isLedgerWrong, isOld }: VerdictProps) {
  const when = () => <Moment at={checkedAt} precise />
  if (isOld) {
    return (
      <Banner tone="danger" title={messages.checkFailed}>
        {messages.oldResults({ when })}
      </Banner>
    )
  }
  const all = concerns.map((concern) => ({ concern: concern as string, ...CONCERN_WORDS[concern] }))
  if (isLedgerWrong) all.unshift({ concern: 'LEDGER_WRONG', ...LEDGER_WRONG })
  if (all.length === 0) {
    return (
      <Banner tone="done" title={messages.allWell}>
        {messages.nothingToDo({ when })}
      </Banner>
    )
  }
  const isUrgent = all.some(({ urgent }) => urgent)
  return (
    <Banner
      tone={isUrgent ? 'danger' : 'earned'}
      icon={<TriangleAlert size={24} className={isUrgent ? 'text-danger' : 'text-earned'} aria-hidden />}
      title={messages.problems({ count: all.length })}
    >
      <ul className="mt-2 grid gap-3">
        {all.map(({ concern, title, remedy }) => (
          <li key={concern}>
            <p className="font-semibold">{title}</p>
            <p>{remedy}</p>
            {concern === 'MAIL_FAILED' && <FailedMailLink />}
            {concern === 'OPERATOR_UNKNOWN' && <SiteLink name={messages.whoRuns} />}
            {concern === 'FIGURES_UNPROVED' && <SiteLink name={messages.figures} />}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{messages.lastChecked({ when })}</p>
    </Banner>
  )
}

function Advice({ advice }: Pick<SiteHealth, 'advice'>) {
  return (
    <Card aria-labelledby="advice" className="grid gap-3">
      <h3 id="advice" className="heading-panel">
        {messages.advice}
      </h3>
      {advice.length === 0 ? (
        <p className="text-ink-soft">{messages.settingsFine}</p>
      ) : (
        <>
          <p className="max-w-reading text-ink-soft">{messages.shouldSet}</p>
          <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">
            {advice.map((setting) => (
              <li key={setting}>
                <code dir="ltr" className="font-semibold">
                  {ADVICE_WORDS[setting].set}
                </code>
                <p className="text-ink-soft">{ADVICE_WORDS[setting].reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function HealthSkeleton() {
  return (
    <Loading label={messages.checking} className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Skeleton className="h-20 rounded-card md:col-span-2" />
      {['database', 'disk', 'mail', 'program', 'backups', 'ledger'].map((card) => (
        <Skeleton key={card} className="h-56 rounded-card" />
      ))}
    </Loading>
  )
}
