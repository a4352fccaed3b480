import { INLINED } from './inlined.ts'

export type DrawingProps = {
  className?: string | undefined
  /** Says what the drawing shows; without it the drawing is decoration. */
  label?: string | undefined
}

type OwnProps = DrawingProps & {
  name: string
  /** The address of the SVG file; its drawing is the element with the id `art`. */
  url: string
  viewBox: string
  /** SVG's preserveAspectRatio: `xMidYMax slice` fills the box and lets the sides be cut, as a poster does. */
  fit?: string | undefined
}

// The landing page carries its first drawings in its HTML. Server and client must agree on that, or hydration fails:
// the server always writes the inlined address, the client looks whether it started on that page.
function isInlined(name: string): boolean {
  return INLINED.includes(name) && (typeof document === 'undefined' || document.getElementById(`art-${name}`) !== null)
}

/**
 * A drawing from a file of ours, outside the script. `<use>` inherits the custom properties of the place it stands in,
 * so the drawing turns with the theme, and `--a-*` set on it or above it recolours it.
 */
export function Drawing({ name, url, viewBox, fit, className, label }: OwnProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={fit}
      className={className}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={isInlined(name) ? `#art-${name}` : `${url}#art`} />
    </svg>
  )
}
