import { JOURNEY_THEMES, journeyTheme } from 'game/journey-themes'
import { type PosterNumber, posterFor } from './poster.tsx'

/**
 * The poster and the colour of a course: those of its theme. A course whose title names none has a station of its own
 * name (spec §2), drawn with one of the posters, always the same one.
 */
export function posterForCourse({ id, title }: { id: number; title: string }): PosterNumber {
  const { theme } = journeyTheme(title)
  return theme === null ? posterFor(id) : ((JOURNEY_THEMES.indexOf(theme) + 1) as PosterNumber)
}
