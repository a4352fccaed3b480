import { Drawing, type DrawingProps } from './drawing.tsx'
import url from './hero.svg?url'

/** The landing page's scene: the train on its viaduct. Anchored at its lower right corner; the sky goes on above its box. */
export function HeroScene({ className }: DrawingProps) {
  return <Drawing name="hero" url={url} viewBox="0 0 1440 640" fit="xMaxYMax slice" className={className} />
}
