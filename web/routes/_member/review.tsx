import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useMember } from '#web/client/session/member.tsx'
import { type ReviewScope, reviewsQuery } from '#web/features/reviews/review-queries.ts'
import { ReviewScreen } from '#web/features/reviews/review-screen.tsx'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'

const ReminderOffer = lazyPart(
  async () => (await import('#web/features/notifications/reminder-offer.tsx')).ReminderOffer,
  null,
)

export const Route = createFileRoute('/_member/review')({
  staticData: { page: { isIndexable: false } },
  // Only what one course or one station taught.
  validateSearch: ({ course, mission }: Partial<Record<keyof ReviewScope, unknown>>): ReviewScope => ({
    course: idFrom(course),
    mission: idFrom(mission),
  }),
  loaderDeps: ({ search: { course, mission } }) => ({ course, mission }),
  loader: ({ context: { queryClient, memberId }, deps }) => {
    void queryClient.prefetchQuery(reviewsQuery(memberId, deps))
  },
  component: ReviewRoute,
})

function ReviewRoute() {
  const { course, mission } = Route.useSearch()
  const { id } = useMember()
  usePageTitle(messages.review)
  return (
    <Page>
      <ReviewScreen key={`${id} ${course} ${mission}`} scope={{ course, mission }} offer={<ReminderOffer />} />
    </Page>
  )
}
