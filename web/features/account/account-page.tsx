import type { ReactNode } from 'react'
import { AccountSection } from './account-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LeavingSection } from './leaving-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

type AccountPageProps = {
  /** The member's ledger. */
  tickets: ReactNode
  /** What they hear of, and by which ways. */
  notifications: ReactNode
  /** How many questions they review in a day. */
  reviewsPerDay: ReactNode
  /** What keeps the streak alive without a visit. */
  restDays: ReactNode
  /** What the sponsor may see, and nudges. */
  team: ReactNode
  /** Whether they take part in leagues. */
  leagues: ReactNode
}

/** /account: each section has its own button to save. */
export function AccountPage({ notifications, tickets, reviewsPerDay, restDays, team, leagues }: AccountPageProps) {
  return (
    <>
      <h1 className="heading-page mb-4 md:mb-6">Your account</h1>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <div className="grid gap-4 md:gap-6">
          <DetailsSection />
          <EmailSection />
          <AccountSection
            id="notifications"
            title="Notifications"
            about="We always tell you about your account, and by email when a contact withdraws, because you need to know."
          >
            {notifications}
          </AccountSection>
          <AccountSection title="Review" about="How many questions you review in a day at most.">
            {reviewsPerDay}
          </AccountSection>
          <AccountSection
            title="Rest days"
            about="Two missed days a month don’t end your streak. You can also announce a rest of up to 14 days."
          >
            {restDays}
          </AccountSection>
          <AccountSection title="Your team" about="What others may see of you, and whether they nudge you.">
            {team}
          </AccountSection>
          <AccountSection title="Leagues" about="Each week you learn beside about thirty members.">
            {leagues}
          </AccountSection>
          <PasswordSection />
          <SessionsSection />
        </div>
        <div className="grid gap-4 md:gap-6">
          <AccountSection title="Your tickets" about="Every token and point you earned or spent, newest first.">
            {tickets}
          </AccountSection>
          <LeavingSection />
        </div>
      </div>
    </>
  )
}
