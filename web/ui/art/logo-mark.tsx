import { Drawing, type DrawingProps } from './drawing.tsx'
import url from './mark.svg?url'

/** The product's mark, a square of 48; the word next to it is text. */
export function LogoMark({ className = 'size-9', label }: DrawingProps) {
  return <Drawing name="mark" url={url} viewBox="0 0 48 48" className={className} label={label} />
}
