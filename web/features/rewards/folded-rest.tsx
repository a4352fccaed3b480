import type { ReactNode } from 'react'

/** The end of a long list, for whoever wants it. @param count how many it holds; none shows nothing */
export function FoldedRest({ count, children }: { count: number; children: ReactNode }) {
  if (count <= 0) return null
  return (
    <details className="border-rule border-t-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
        Show {count} more
      </summary>
      {children}
    </details>
  )
}
