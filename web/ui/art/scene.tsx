import type { JourneyTheme } from 'game/journey-themes'
import { Drawing, type DrawingProps } from './drawing.tsx'
import attraction from './scene-attraction-village.svg?url'
import countryHalt from './scene-country-halt.svg?url'
import duplication from './scene-duplication-depot.svg?url'
import friendship from './scene-friendship-frontier.svg?url'
import fame from './scene-hall-of-fame-summit.svg?url'
import leadGeneration from './scene-lead-generation-station.svg?url'
import leadership from './scene-leadership-lagoon.svg?url'

const URLS: Record<JourneyTheme, string> = {
  'attraction-village': attraction,
  'friendship-frontier': friendship,
  'lead-generation-station': leadGeneration,
  'leadership-lagoon': leadership,
  'duplication-depot': duplication,
  'hall-of-fame-summit': fame,
}

type SceneProps = DrawingProps & {
  /** Null is the country halt, for a course whose title matches no theme. */
  theme: JourneyTheme | null
}

/**
 * The wide scenery of a course, 1240 × 340. Its subject stands in the middle 530, so that a phone's slice shows it; the
 * rails lie 11% above its lower edge. Fills its box, which needs a size and `overflow-hidden`.
 */
export function Scene({ theme, className = 'size-full', label }: SceneProps) {
  return (
    <Drawing
      name="scene"
      url={theme === null ? countryHalt : URLS[theme]}
      viewBox="-138 0 876 240"
      fit="xMidYMax slice"
      className={className}
      label={label}
    />
  )
}
