import type { UseQueryResult } from '@tanstack/react-query'
import type { CourseMaterial } from 'contract/course-materials'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { MaterialRow } from './material-row.tsx'

/** So many stand there at once; the others when they are asked for. */
const SHOWN_AT_FIRST = 10

/** What there is to read and keep beside a course. */
export function MaterialsCard({ query }: { query: UseQueryResult<CourseMaterial[]> }) {
  return (
    <Card aria-labelledby="course-materials">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id="course-materials" className="heading-panel">
          Materials
        </h2>
        {query.data && query.data.length > 0 && <p className="text-ink-soft text-sm">{query.data.length} in all</p>}
      </div>
      <Loaded query={query} loading={<MaterialsSkeleton />} failure="The materials couldn’t be loaded.">
        {(materials) => <Materials materials={materials} />}
      </Loaded>
    </Card>
  )
}

function Materials({ materials }: { materials: readonly CourseMaterial[] }) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that had the focus is gone: reading goes on with the first that was not there.
  useEffect(() => {
    if (all) list.current?.querySelectorAll('li')[SHOWN_AT_FIRST]?.focus()
  }, [all])
  if (materials.length === 0) return <p className="py-3 text-ink-soft">This course has no materials yet.</p>
  const shown = all ? materials : materials.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul ref={list} className="divide-y divide-rule">
        {shown.map((material) => (
          <MaterialRow key={material.id} material={material} />
        ))}
      </ul>
      {shown.length < materials.length && (
        <Button wide className="mt-3" onClick={() => setAll(true)}>
          Show all {materials.length} materials
        </Button>
      )}
    </>
  )
}

function MaterialsSkeleton() {
  return (
    <Loading label="Loading materials..." className="grid gap-4 py-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
