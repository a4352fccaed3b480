import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type SignProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'aside' | undefined; padded?: boolean | undefined }

/**
 * A navy enamel sign, for the headline moments: the next stop, the end of a lesson, the figures on the landing page.
 * Inside it text is `text-on-sign`, `text-on-sign-soft` or `text-sign-gold`; outlined and plain buttons adapt.
 */
export function Sign({ as = 'div', padded = true, className, ...rest }: SignProps) {
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={classNames(
        'on-sign rounded-card border-2 border-line bg-sign text-on-sign',
        padded && 'p-5 md:p-8',
        className,
      )}
    />
  )
}

/** A small navy plate with one or two words, above a heading. */
export function SignPlate({ className, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      {...rest}
      className={classNames(
        'on-sign inline-block rounded-sm border-2 border-line bg-sign px-3.5 py-1 font-display font-bold text-on-sign leading-snug',
        className,
      )}
    />
  )
}
