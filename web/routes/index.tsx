import { createFileRoute } from '@tanstack/react-router'
import { LANDING_TITLE } from '#web/features/landing/about.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { figuresQuery } from '#web/features/landing/marketing-figures.ts'

export const Route = createFileRoute('/')({
  staticData: {
    page: { isStatic: true, isIndexable: true, title: LANDING_TITLE, sharedAs: LANDING_TITLE },
  },
  // Waited for: this is shown in place of the page that the server sent, which has them already.
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(figuresQuery()),
  component: LandingPage,
})
