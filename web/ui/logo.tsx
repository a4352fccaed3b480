import { Drawing, type DrawingProps } from './art/drawing.tsx'
import url from './art/mark.svg?url'

/** The product's mark, a square of 48; the word next to it is text. */
export function LogoMark({ className = 'size-9', label }: DrawingProps) {
  return <Drawing name="mark" url={url} viewBox="0 0 48 48" className={className} label={label} />
}

/** Mark and name, to be put inside a link home. Where there is no room for the name, it wraps out of sight. */
export function Logo() {
  return (
    <span className="flex h-8 flex-wrap items-center gap-x-2.5 overflow-hidden font-display font-extrabold text-xl leading-none tracking-[-0.03em] md:h-9">
      <LogoMark className="size-8 md:size-9" />
      <span dir="ltr">Whistlestop</span>
    </span>
  )
}
