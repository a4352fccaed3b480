import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { SiteHealth } from 'contract/health'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { counted } from '#web/ui/counted.ts'
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

/** Asked again whenever somebody comes back to it: what was well an hour ago says nothing. */
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

/** Whether the site is well, in words for somebody who runs a business and not a server. */
export function HealthSection(ledger: LedgerProps) {
  const query = useQuery(siteHealthQuery())
  return (
    <section aria-labelledby="health" className="grid gap-4 md:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="health" className="heading-section">
          Site health
        </h2>
        {query.data && (
          <Button pending={query.isFetching} onClick={() => query.refetch()}>
            Refresh
          </Button>
        )}
      </div>
      <Loaded query={query} loading={<HealthSkeleton />} failure="We couldn’t load the site’s health.">
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

/** The one thing to read. That all was well says nothing of a site that does not answer any more. */
function Verdict({ health: { concerns, checkedAt }, isLedgerWrong, isOld }: VerdictProps) {
  const when = <Moment at={checkedAt} precise />
  if (isOld) {
    return (
      <Banner tone="danger" title="We couldn’t check again">
        The site didn’t answer, or you’re offline. The results below are from {when}.
      </Banner>
    )
  }
  const all = concerns.map((concern) => ({ concern: concern as string, ...CONCERN_WORDS[concern] }))
  if (isLedgerWrong) all.unshift({ concern: 'LEDGER_WRONG', ...LEDGER_WRONG })
  if (all.length === 0) {
    return (
      <Banner tone="done" title="All is well">
        Nothing needs your attention. Last checked: {when}.
      </Banner>
    )
  }
  const isUrgent = all.some(({ urgent }) => urgent)
  return (
    <Banner
      tone={isUrgent ? 'danger' : 'earned'}
      icon={<TriangleAlert size={24} className={isUrgent ? 'text-danger' : 'text-earned'} aria-hidden />}
      title={counted(all.length, 'problem needs attention', 'problems need attention')}
    >
      <ul className="mt-2 grid gap-3">
        {all.map(({ concern, title, remedy }) => (
          <li key={concern}>
            <p className="font-semibold">{title}</p>
            <p>{remedy}</p>
            {concern === 'MAIL_FAILED' && <FailedMailLink />}
            {concern === 'OPERATOR_UNKNOWN' && <SiteLink name="Who runs this site" />}
            {concern === 'FIGURES_UNPROVED' && <SiteLink name="Figures on the start page" />}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">Last checked: {when}.</p>
    </Banner>
  )
}

function Advice({ advice }: Pick<SiteHealth, 'advice'>) {
  return (
    <Card aria-labelledby="advice" className="grid gap-3">
      <h3 id="advice" className="heading-panel">
        Advice on settings
      </h3>
      {advice.length === 0 ? (
        <p className="text-ink-soft">Your settings are what we recommend for a public site.</p>
      ) : (
        <>
          <p className="max-w-reading text-ink-soft">
            Nothing is broken. For a public site, the person who runs the server should set:
          </p>
          <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">
            {advice.map((setting) => (
              <li key={setting}>
                <code className="font-semibold">{ADVICE_WORDS[setting].set}</code>
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
    <Loading label="Checking the site..." className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Skeleton className="h-20 rounded-card md:col-span-2" />
      {['database', 'disk', 'mail', 'program', 'backups', 'ledger'].map((card) => (
        <Skeleton key={card} className="h-56 rounded-card" />
      ))}
    </Loading>
  )
}
