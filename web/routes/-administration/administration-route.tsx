import * as messages from 'messages/pages'
import type { AdminSection } from '#web/features/administration/admin-section.ts'
import { Administration } from '#web/features/administration/administration.tsx'
import { AuditSection } from '#web/features/audit/audit-section.tsx'
import { ReportsSection } from '#web/features/claim-reports/reports-section.tsx'
import { HealthSection } from '#web/features/health/health-section.tsx'
import { LeadsSection } from '#web/features/leads/leads-section.tsx'
import { LedgerCard } from '#web/features/ledger/ledger-card.tsx'
import { TicketLedger } from '#web/features/ledger/ticket-ledger.tsx'
import { useLedgerCheck } from '#web/features/ledger/use-ledger-check.ts'
import { MailSection } from '#web/features/mail/mail-section.tsx'
import { MembersSection } from '#web/features/members/members-section.tsx'
import { ReferralsSection } from '#web/features/referrals/referrals-section.tsx'
import { LearningSection } from '#web/features/reviews/learning-section.tsx'
import { SiteSection } from './site-section.tsx'

type AdministrationRouteProps = {
  section: AdminSection
  /** What members, or whose entries in the audit log, are looked for, as the address says it. */
  search: string
  onSearch: (search: string) => void
}

/** The sections of the administration: members, payments, contacts, mail, the site's own words and its health. */
export function AdministrationRoute({ section, search, onSearch }: AdministrationRouteProps) {
  return (
    <Administration section={section}>
      {section === 'members' && <MembersSection search={search} onSearch={onSearch} tickets={ticketsOf} />}
      {section === 'referrals' && <ReferralsSection />}
      {section === 'leads' && <LeadsSection />}
      {section === 'reports' && <ReportsSection />}
      {section === 'mail' && <MailSection />}
      {section === 'learning' && <LearningSection />}
      {section === 'site' && <SiteSection />}
      {section === 'audit' && <AuditSection search={search} onSearch={onSearch} />}
      {section === 'health' && <SiteHealth />}
    </Administration>
  )
}

function ticketsOf(memberId: string) {
  return <TicketLedger path={`/api/admin/members/${memberId}/ledger`} empty={messages.memberHasNoTickets} />
}

function SiteHealth() {
  const { report, check } = useLedgerCheck()
  return (
    <HealthSection isLedgerWrong={report !== undefined && report.wrong > 0}>
      <LedgerCard report={report} onCheck={check} />
    </HealthSection>
  )
}
