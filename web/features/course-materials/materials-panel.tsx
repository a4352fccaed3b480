import { useQuery } from '@tanstack/react-query'
import type { CourseMaterial } from 'contract/course-materials'
import type { Course } from 'contract/courses'
import { X } from 'lucide-react'
import * as messages from 'messages/course-materials'
import { useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ManagedMaterial } from './managed-material.tsx'
import { MaterialForm } from './material-form.tsx'
import { materialsQuery } from './material-queries.ts'
import { useRemoveMaterial } from './use-material-writes.ts'

/** The id of the panel's heading. */
export const MATERIALS_PANEL = 'materials'

type MaterialsPanelProps = { course: Course; onClose: () => void }

/** What belongs to one course, and the form that adds to it. */
export function MaterialsPanel({ course, onClose }: MaterialsPanelProps) {
  const query = useQuery({
    ...materialsQuery(course.id, '?original=true'),
    queryKey: [...queryKeys.courses, 'managed', course.id, 'materials'],
  })
  return (
    <Card aria-labelledby={MATERIALS_PANEL} className="grid gap-4">
      <div className="flex items-start justify-between gap-2">
        <h2 id={MATERIALS_PANEL} tabIndex={-1} className="heading-panel min-w-0 py-2 outline-none">
          {messages.materialsOf({ title: course.title, what: isolated })}
        </h2>
        <Button variant="plain" size="icon" aria-label={messages.close} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <Loaded query={query} loading={<MaterialsSkeleton />} failure={messages.loadFailed}>
        {(materials) => <Materials materials={materials} />}
      </Loaded>
      <MaterialForm courseId={course.id} />
    </Card>
  )
}

function Materials({ materials }: { materials: readonly CourseMaterial[] }) {
  const [asked, setAsked] = useState<CourseMaterial>()
  return (
    <>
      {materials.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul className="divide-y divide-rule">
          {materials.map((material) => (
            <ManagedMaterial key={material.id} material={material} onRemove={() => setAsked(material)} />
          ))}
        </ul>
      )}
      {asked && <RemoveMaterial material={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function RemoveMaterial({ material, onClose }: { material: CourseMaterial; onClose: () => void }) {
  const { mutate, isPending } = useRemoveMaterial()
  return (
    <ConfirmDialog
      open
      title={messages.removeTitle}
      question={messages.removeQuestion({ title: material.title })}
      confirmLabel={messages.remove}
      pending={isPending}
      onConfirm={() => mutate(material, { onSuccess: () => focusSoon(MATERIALS_PANEL), onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

function MaterialsSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-3">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  )
}
