import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The look of a panel without its padding, for elements that cannot be a `Card` (list items, links). */
export const CARD = 'rounded-card border-2 border-line bg-card text-ink'

type CardProps = ComponentProps<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li' | undefined
  /** Inner space; `false` for cards that begin with a picture. */
  padded?: boolean | undefined
}

/** A panel: two-pixel frame, paper inside, no shadow. A `section` wants an `aria-labelledby`. */
export function Card({ as = 'section', padded = true, className, ...rest }: CardProps) {
  // These elements have the same props, as far as they are used here.
  const Element = as as 'section'
  return <Element {...rest} className={classNames(CARD, padded ? 'p-4 md:p-6' : 'overflow-hidden', className)} />
}
