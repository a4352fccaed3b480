import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type Section =
  | '/dashboard'
  | '/courses'
  | '/practice'
  | '/people'
  | '/team'
  | '/rewards'
  | '/account'
  | '/content-manager'

/** Screens that belong to a section although their addresses don't begin with its own. */
const INSIDE: Partial<Record<Section, string[]>> = {
  '/dashboard': ['/mission/', '/review', '/memory'],
  '/courses': ['/course/', '/questions'],
  '/practice': ['/practice/'],
  '/people': ['/people/'],
}

/** Whether the visitor is on a section's page, inside the section, or elsewhere. */
export function useCurrent(section: Section): 'page' | 'true' | undefined {
  const inside = INSIDE[section]
  return useLocation({
    select: ({ pathname }) => {
      if (pathname === section) return 'page'
      return inside?.some((start) => pathname.startsWith(start)) ? 'true' : undefined
    },
  })
}

/** A link in the header, underlined inside its section. */
export function SectionLink({ to, className, children }: { to: Section; className?: string; children: ReactNode }) {
  const current = useCurrent(to)
  return (
    <Link
      to={to}
      aria-current={current}
      className={classNames(
        'flex items-center border-y-4 border-transparent px-2 font-semibold whitespace-nowrap hover:text-ink xl:px-3.5',
        current ? 'border-b-signal text-ink' : 'text-ink-soft',
        className,
      )}
    >
      {children}
    </Link>
  )
}
