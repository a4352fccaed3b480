import { JOURNEY_THEMES, type JourneyTheme } from 'game/journey-themes'
import { Scene } from '#web/ui/art/scene.tsx'

/** The colours of a course without a theme: those of the sky over the country halt. */
const COUNTRY_HALT = 3

/** The station whose colours a course wears, for `data-station`: that of its theme. */
export function courseStation(theme: JourneyTheme | null): number {
  return theme === null ? COUNTRY_HALT : JOURNEY_THEMES.indexOf(theme) + 1
}

/** The scenery of a course's theme. Fills its box, which needs a size and `overflow-hidden`. */
export function CourseScenery({ theme, className }: { theme: JourneyTheme | null; className?: string }) {
  return <Scene theme={theme} className={className} />
}
