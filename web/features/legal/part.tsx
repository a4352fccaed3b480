import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export const LIST = 'grid list-disc gap-2 ps-6'
export const LINK = 'font-semibold underline underline-offset-4'

type Linked = '/account' | '/contact' | '/forgot-password' | '/income-disclosure' | '/privacy' | '/report'

/** A link for a tag of a message. */
export function linkTo(to: Linked, hash?: string) {
  return (inside: ReactNode) => (
    <Link to={to} {...(hash === undefined ? {} : { hash })} className={LINK}>
      {inside}
    </Link>
  )
}

/** One section of a long text page. `id` is its address within the page. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="heading-section scroll-mt-4">
        {title}
      </h2>
      {children}
    </section>
  )
}
