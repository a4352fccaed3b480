import type { UseQueryResult } from '@tanstack/react-query'
import type { CourseMaterial } from 'contract/course-materials'
import * as messages from 'messages/course-materials'
import { Loaded } from '#web/client/api/loaded.tsx'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const loading = (
  <Loading label={messages.loading} className="grid gap-4 py-3">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </Loading>
)

const List = lazyPart(() => import('./material-list.tsx').then(({ MaterialList }) => MaterialList), loading)

/** A course's materials. */
export function MaterialsCard({ query }: { query: UseQueryResult<CourseMaterial[]> }) {
  return (
    <Card aria-labelledby="course-materials">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id="course-materials" className="heading-panel">
          {messages.materials}
        </h2>
        {query.data && query.data.length > 0 && (
          <p className="text-ink-soft text-sm">{messages.inAll({ count: query.data.length })}</p>
        )}
      </div>
      <Loaded query={query} loading={loading} failure={messages.loadFailed}>
        {(materials) => <List materials={materials} />}
      </Loaded>
    </Card>
  )
}
