import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ClaimReport } from 'contract/claim-reports'
import { REPORT_MONTHS } from 'game/claim-reports'
import * as messages from 'messages/reported-claims'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get, post } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { MailLink } from '#web/client/site/mail-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { Moment } from '#web/ui/moment.tsx'

function claimReportsQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.claimReports,
    queryFn: ({ signal }) => get<ClaimReport[]>('/api/admin/claim-reports', signal),
    staleTime: 0,
  })
}

/** Claims that people reported as wrong. */
export function ReportsSection() {
  const query = useQuery(claimReportsQuery())
  return (
    <section aria-labelledby="reports" className="grid gap-3">
      <h2 id="reports" className="heading-section">
        {messages.heading}
      </h2>
      <p className="max-w-reading text-ink-soft">{messages.anyoneCanReport({ months: REPORT_MONTHS })}</p>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.loadFailed}>
        {(reports) =>
          reports.length === 0 ? (
            <EmptyState level={3} title={messages.noReports}>
              {messages.nobodyReported}
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function ReportRow({ report }: { report: ClaimReport }) {
  const { id, claim, seenWhere, email, createdAt, handledAt } = report
  const titleId = `report-${id}`
  const { mutate, isPending } = useHandle()
  return (
    <li className={classNames(CARD, 'grid gap-2 p-3 sm:p-4')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 id={titleId} className="font-semibold">
          {messages.reportedAt({ when: () => <Moment at={createdAt} precise /> })}
        </h3>
        {handledAt === null ? <Chip tone="earned">{messages.open}</Chip> : <Chip tone="done">{messages.handled}</Chip>}
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-3 py-2">
        {claim}
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
        {messages.seen({ place: seenWhere, where: isolated })}
      </p>
      {email && <p className="wrap-anywhere">{messages.answerTo({ link: () => <MailLink email={email} /> })}</p>}
      <Button
        className="justify-self-start"
        aria-describedby={titleId}
        pending={isPending}
        onClick={() => mutate(report)}
      >
        {handledAt === null ? messages.markHandled : messages.openAgain}
      </Button>
    </li>
  )
}

function useHandle() {
  return useToastMutation({
    send: ({ id, handledAt }: ClaimReport) =>
      post<ClaimReport>(`/api/admin/claim-reports/${id}/handled`, { isHandled: handledAt === null }),
    done: ({ handledAt }) => ({
      title: handledAt === null ? messages.openedAgain : messages.markedHandled,
      description: messages.inAuditLog,
    }),
    failed: messages.changeFailed,
    invalidates: [adminQueryKeys.claimReports],
  })
}
