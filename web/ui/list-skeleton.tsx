import { Loading, Skeleton } from './skeleton.tsx'

/** A list, before it is there. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </Loading>
  )
}

/** A list next to its form, before either is there. */
export function ListWithFormSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <Skeleton className="h-120 rounded-card" />
    </Loading>
  )
}

/** A form before what it changes is there. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton className="h-120 rounded-card" />
    </Loading>
  )
}
