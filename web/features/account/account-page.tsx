import { useMember } from '#web/client/member.tsx'
import { TicketLedger } from '#web/client/ticket-ledger.tsx'
import { AccountSection } from './account-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LeavingSection } from './leaving-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** /account (decisions §4): each section saves by itself. */
export function AccountPage() {
  const { id } = useMember()
  return (
    <>
      <h1 className="heading-page mb-4 md:mb-6">Your account</h1>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <div className="grid gap-4 md:gap-6">
          <DetailsSection />
          <EmailSection />
          <NoticesSection />
          <PasswordSection />
          <SessionsSection />
        </div>
        <div className="grid gap-4 md:gap-6">
          <AccountSection title="Your tickets" about="Every token and point you earned or spent, newest first.">
            <TicketLedger
              path={`/api/users/${id}/ledger`}
              empty="No tickets yet. The first ones come with your first station."
            />
          </AccountSection>
          <LeavingSection />
        </div>
      </div>
    </>
  )
}
