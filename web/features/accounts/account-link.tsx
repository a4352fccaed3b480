import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A quiet way on under a form, high enough for a thumb. */
export function AccountLink({ children, ...link }: Pick<LinkProps, 'to' | 'params'> & { children: ReactNode }) {
  return (
    <Link {...link} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {children}
    </Link>
  )
}
