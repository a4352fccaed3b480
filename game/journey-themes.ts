/** The themes a course's scenery can have; the first five are the stations of the line, too. */
export const JOURNEY_THEMES = [
  'attraction-village',
  'friendship-frontier',
  'lead-generation-station',
  'leadership-lagoon',
  'duplication-depot',
  'hall-of-fame-summit',
] as const
export type JourneyTheme = (typeof JOURNEY_THEMES)[number]

const THEME_NAMES: Record<JourneyTheme, string> = {
  'attraction-village': 'Attraction Village',
  'friendship-frontier': 'Friendship Frontier',
  'lead-generation-station': 'Lead Generation Station',
  'leadership-lagoon': 'Leadership Lagoon',
  'duplication-depot': 'Duplication Depot',
  'hall-of-fame-summit': 'Hall of Fame Summit',
}

/** Asked in this order; the first that a title answers decides. */
const BEGINNINGS: readonly (readonly [JourneyTheme, readonly string[]])[] = [
  ['attraction-village', ['attract']],
  ['friendship-frontier', ['friend', 'relationship']],
  ['lead-generation-station', ['lead generation', 'prospect']],
  ['leadership-lagoon', ['leader']],
  ['duplication-depot', ['duplicat', 'team']],
  ['hall-of-fame-summit', ['fame', 'success', 'champion']],
]

/**
 * The scenery of a course, by words of its title: at a word's beginning, without case.
 * @returns the theme, or null with the name '{title} Station'
 */
export function journeyTheme(title: string): { theme: JourneyTheme | null; name: string } {
  const found = BEGINNINGS.find(([, beginnings]) => beginnings.some((beginning) => hasWordBeginning(title, beginning)))
  const theme = found?.[0] ?? null
  return { theme, name: theme === null ? `${title} Station` : THEME_NAMES[theme] }
}

function hasWordBeginning(text: string, beginning: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${beginning}`, 'iu').test(text)
}
