import { classNames } from '../class-names.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'
import url from './hero.svg?url'

/** The landing page's scene: the train on its viaduct. Anchored at its lower corner at the end of the line; the sky goes on above its box. */
export function HeroScene({ className }: DrawingProps) {
  return (
    <Drawing
      name="hero"
      url={url}
      viewBox="0 0 1440 640"
      fit="xMaxYMax slice"
      className={classNames('rtl:-scale-x-100', className)}
    />
  )
}
