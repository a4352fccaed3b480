import type { ComponentProps } from 'react'
import { lazyPart } from '#web/client/lazy.tsx'
import { Administration } from '#web/features/administration/administration.tsx'
import { withoutTitle } from '#web/features/site-texts/income-disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Lesson = lazyPart(
  async () => (await import('#web/features/missions/lesson.tsx')).Lesson,
  <Skeleton className="h-60 rounded-card" />,
)

type AdministrationRouteProps = Omit<ComponentProps<typeof Administration>, 'markdown'>

/** The administration, with the lessons' way of drawing Markdown. */
export function AdministrationRoute(props: AdministrationRouteProps) {
  return (
    <Administration
      {...props}
      markdown={(text) => (
        <div className="[&_:is(h2,h3):first-child]:mt-0">
          <Lesson content={withoutTitle(text)} level={2} />
        </div>
      )}
    />
  )
}
