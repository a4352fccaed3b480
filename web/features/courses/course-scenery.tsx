import { JOURNEY_THEMES, journeyTheme } from 'game/journey-themes'
import { Scene } from '#web/ui/art/scene.tsx'

/** The colours of a course whose title names no theme: those of the sky over the country halt. */
const COUNTRY_HALT = 3

/** The station whose colours a course wears, for `data-station`: that of its theme. */
export function courseStation(title: string): number {
  const { theme } = journeyTheme(title)
  return theme === null ? COUNTRY_HALT : JOURNEY_THEMES.indexOf(theme) + 1
}

/** The scenery of a course's theme. Fills its box, which needs a size and `overflow-hidden`. */
export function CourseScenery({ title, className }: { title: string; className?: string }) {
  return <Scene theme={journeyTheme(title).theme} className={className} />
}
