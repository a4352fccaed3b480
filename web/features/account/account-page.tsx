import * as messages from 'messages/account'
import type { ReactNode } from 'react'
import { AccountIndex } from './account-index.tsx'
import { AccountSection } from './account-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LeavingSection } from './leaving-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

type AccountPageProps = {
  /** The member's ledger. */
  tickets: ReactNode
  /** The language of the site for them. */
  language: ReactNode
  /** What they hear of, and by which ways. */
  notifications: ReactNode
  /** By which ways they are reminded of what is due. */
  reminders: ReactNode
  /** How this device opens the site from its home screen. */
  homeScreen: ReactNode
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
export function AccountPage({
  language,
  notifications,
  reminders,
  homeScreen,
  tickets,
  reviewsPerDay,
  restDays,
  team,
  leagues,
}: AccountPageProps) {
  return (
    <>
      <h1 className="heading-page mb-2">{messages.title}</h1>
      <AccountIndex />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <div className="grid gap-4 md:gap-6">
          <DetailsSection />
          {language}
          <EmailSection />
          <AccountSection id="notifications" title={messages.notifications} about={messages.aboutNotifications}>
            {notifications}
          </AccountSection>
          <AccountSection id="reminders" title={messages.reminders} about={messages.aboutReminders}>
            {reminders}
          </AccountSection>
          <AccountSection id="home-screen" title={messages.homeScreen} about={messages.aboutHomeScreen}>
            {homeScreen}
          </AccountSection>
          <AccountSection id="review" title={messages.review} about={messages.aboutReview}>
            {reviewsPerDay}
          </AccountSection>
          <AccountSection id="rest-days" title={messages.restDays} about={messages.aboutRestDays}>
            {restDays}
          </AccountSection>
          <AccountSection id="team" title={messages.team} about={messages.aboutTeam}>
            {team}
          </AccountSection>
          <AccountSection id="leagues" title={messages.leagues} about={messages.aboutLeagues}>
            {leagues}
          </AccountSection>
        </div>
        <div className="grid gap-4 md:gap-6">
          <PasswordSection />
          <SessionsSection />
          <AccountSection id="tickets" title={messages.tickets} about={messages.aboutTickets}>
            {tickets}
          </AccountSection>
          <LeavingSection />
        </div>
      </div>
    </>
  )
}
