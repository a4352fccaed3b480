import { createContext, useContext } from 'react'

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

/** What `<use>` names: a drawing that the page carries in its HTML, or its file. */
export const DrawingAddress = createContext((name: string, url: string) =>
  document.getElementById(`art-${name}`) === null ? `${url}#art` : `#art-${name}`,
)

/**
 * A drawing from one of our files, outside the script. `<use>` inherits the custom properties of the place it stands
 * in, so the drawing turns with the theme, and `--a-*` set on it or above it recolours it.
 */
export function Drawing({ name, url, viewBox, fit, className, label }: OwnProps) {
  const addressOf = useContext(DrawingAddress)
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
      <use href={addressOf(name, url)} />
    </svg>
  )
}
