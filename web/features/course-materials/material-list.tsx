import type { CourseMaterial } from 'contract/course-materials'
import * as messages from 'messages/course-materials'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { MaterialRow } from './material-row.tsx'

/** How many are shown at first; the others on request. */
const SHOWN_AT_FIRST = 10

export function MaterialList({ materials }: { materials: readonly CourseMaterial[] }) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that had the focus is gone, so the focus moves to the first new material.
  useEffect(() => {
    if (all) list.current?.querySelectorAll('li')[SHOWN_AT_FIRST]?.focus()
  }, [all])
  if (materials.length === 0) return <p className="py-3 text-ink-soft">{messages.none}</p>
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
          {messages.showAll({ count: materials.length })}
        </Button>
      )}
    </>
  )
}
