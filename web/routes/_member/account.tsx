import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useMember } from '#web/client/session/member.tsx'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { LanguageSection } from '#web/features/account/language-section.tsx'
import { LeagueChoiceSkeleton } from '#web/features/leagues/league-choice-skeleton.tsx'
import { LazyNotificationSettings, LazyReminderSettings } from '#web/features/notifications/lazy-settings.tsx'
import { ProgressChoicesSkeleton } from '#web/features/progress-consents/consent-skeletons.tsx'
import { RestDaysSkeleton } from '#web/features/rest-days/rest-days-skeleton.tsx'
import { ReviewsPerDay } from '#web/features/reviews/reviews-per-day.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { Page } from '#web/shell/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const InstallSection = lazyPart(
  async () => (await import('#web/features/install/install-section.tsx')).InstallSection,
  null,
)

const ProgressChoices = lazyPart(
  async () => (await import('#web/features/progress-consents/progress-choices.tsx')).ProgressChoices,
  <ProgressChoicesSkeleton />,
)

const RestDays = lazyPart(
  async () => (await import('#web/features/rest-days/rest-days.tsx')).RestDays,
  <RestDaysSkeleton />,
)

const LeagueChoice = lazyPart(
  async () => (await import('#web/features/leagues/league-choice.tsx')).LeagueChoice,
  <LeagueChoiceSkeleton />,
)

const VolunteerSwitch = lazyPart(
  async () => (await import('#web/features/first-days/volunteer-switch.tsx')).VolunteerSwitch,
  null,
)

const TicketLedger = lazyPart(
  async () => (await import('#web/features/ledger/ticket-ledger.tsx')).TicketLedger,
  <Skeleton className="h-40" />,
)

export const Route = createFileRoute('/_member/account')({
  staticData: { page: { isIndexable: false } },
  component: AccountRoute,
})

function AccountRoute() {
  const { id } = useMember()
  usePageTitle(messages.account)
  return (
    <Page>
      <AccountPage
        notifications={<LazyNotificationSettings />}
        reminders={<LazyReminderSettings />}
        language={
          <LanguageSection>
            <LanguageSwitch />
          </LanguageSection>
        }
        homeScreen={<InstallSection />}
        reviewsPerDay={<ReviewsPerDay />}
        restDays={<RestDays />}
        leagues={<LeagueChoice />}
        team={
          <>
            <ProgressChoices />
            <VolunteerSwitch />
          </>
        }
        tickets={<TicketLedger path={`/api/users/${id}/ledger`} empty={messages.noTickets} />}
      />
    </Page>
  )
}
