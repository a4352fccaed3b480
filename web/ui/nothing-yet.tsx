import type { ReactNode } from 'react'

/** An empty list next to its form, without a drawing. */
export function NothingYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-card border-2 border-rule border-dashed px-4 py-8 text-center">
      <h3 className="heading-card">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </div>
  )
}
