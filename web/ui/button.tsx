import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'

/** `go` the next step, one a screen · `ink` a strong second · `out` everything else · `plain` inside rows and headers */
export type ButtonVariant = 'go' | 'ink' | 'out' | 'plain'
/** `md` 44 px high · `lg` 52 px · `icon` a 44 px square for one icon (give it an `aria-label`) */
export type ButtonSize = 'md' | 'lg' | 'icon'

export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full border-2 text-center font-semibold no-underline ' +
  'transition-transform active:translate-y-px'

const VARIANTS: Record<ButtonVariant, string> = {
  go: 'border-signal bg-signal text-on-signal hover:border-signal-hover hover:bg-signal-hover',
  ink: 'border-solid-ink bg-solid-ink text-on-solid-ink hover:border-solid-ink-hover hover:bg-solid-ink-hover',
  out: 'border-outline bg-card text-ink hover:bg-sunken',
  plain: 'border-transparent text-ink hover:bg-sunken',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 whitespace-nowrap px-5 py-2 leading-tight',
  lg: 'min-h-13 px-5 py-2.5 leading-tight md:text-lg lg:px-7',
  icon: 'size-11 shrink-0',
}

// A button with nothing to do gets its cursor from base.css.
const DISABLED =
  'disabled:border-rule disabled:bg-sunken disabled:text-ink-soft aria-disabled:opacity-70 aria-busy:cursor-progress'

/** The look of a button, for links: `<Link className={buttonClass({ variant: 'go' })}>`. */
export function buttonClass({ variant = 'out', size = 'md', wide = false, className }: ButtonStyle = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], wide && 'w-full', className)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** The work is in progress: the button keeps its place and its focus, but a second press does nothing. */
    pending?: boolean | undefined
    /** There's nothing to do now: a press does nothing, but the button keeps the focus, which `disabled` would lose. */
    'aria-disabled'?: boolean | undefined
  }

/** A button of type `button` unless told otherwise. */
export function Button({ variant, size, wide, pending = false, className, type, onClick, ...rest }: ButtonProps) {
  const isRefusing = pending || rest['aria-disabled']
  const press = (event: MouseEvent<HTMLButtonElement>) => (isRefusing ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={isRefusing || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      className={buttonClass({ variant, size, wide, className: classNames(DISABLED, className) })}
    />
  )
}
