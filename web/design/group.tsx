import type { ReactNode } from 'react'

/** A group of examples under a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h3 className="heading-panel border-rule border-b-2 pb-2">{title}</h3>
      {children}
    </section>
  )
}

/** Examples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
