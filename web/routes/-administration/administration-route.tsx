import { type ComponentProps, lazy } from 'react'
import { Administration } from '#web/features/administration/administration.tsx'
import { withoutTitle } from '#web/features/site-texts/income-disclosure.tsx'

const Lesson = lazy(async () => ({ default: (await import('#web/features/missions/lesson.tsx')).Lesson }))

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
