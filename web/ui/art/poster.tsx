import { Drawing, type DrawingProps } from './drawing.tsx'
import attraction from './poster-attraction-village.svg?url'
import duplication from './poster-duplication-depot.svg?url'
import friendship from './poster-friendship-frontier.svg?url'
import fame from './poster-hall-of-fame-summit.svg?url'
import leadGeneration from './poster-lead-generation-station.svg?url'
import leadership from './poster-leadership-lagoon.svg?url'

/** 1–5 are the stations in their order; 6 is Hall of Fame Summit, the end of the line. */
export type PosterNumber = 1 | 2 | 3 | 4 | 5 | 6

const URLS: Record<PosterNumber, string> = {
  1: attraction,
  2: friendship,
  3: leadGeneration,
  4: leadership,
  5: duplication,
  6: fame,
}

/** Any id as a poster: stations beyond the fifth begin again at the first. */
export function posterFor(stationId: number): PosterNumber {
  return (((Math.max(1, stationId) - 1) % 5) + 1) as PosterNumber
}

/**
 * A station's poster. 600×240, its subject in the middle square and the track at one height: it fills any box, from
 * 64 px to a banner, and several side by side read as one line. The box gives the size.
 */
export function Poster({ number, className = 'size-full', label }: DrawingProps & { number: PosterNumber }) {
  return (
    <Drawing
      name="poster"
      url={URLS[number]}
      viewBox="0 0 600 240"
      fit="xMidYMax slice"
      className={className}
      label={label}
    />
  )
}
