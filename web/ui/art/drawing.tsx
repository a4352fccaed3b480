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
  /** Fills its box and lets the sides be cut, as a poster does; otherwise the whole drawing is shown. */
  slice?: boolean | undefined
}

// The landing page carries its first drawings in its HTML. Server and client must agree on that, or hydration fails:
// the server always writes the inlined address, the client looks whether it started on that page.
const isInlined = (name: string): boolean =>
  INLINED.includes(name) && (typeof document === 'undefined' || document.getElementById(`art-${name}`) !== null)

/**
 * A drawing from a file of ours, outside the script. `<use>` inherits the custom properties of the place it stands in,
 * so the drawing turns with the theme, and `--a-*` set on it or above it recolours it.
 */
export const Drawing = ({ name, url, viewBox, slice = false, className, label }: OwnProps) => (
  <svg
    viewBox={viewBox}
    preserveAspectRatio={slice ? 'xMidYMax slice' : undefined}
    className={className}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={isInlined(name) ? `#art-${name}` : `${url}#art`} />
  </svg>
)
