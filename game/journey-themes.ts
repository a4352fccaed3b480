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

/** Tested in this order; the first match in a title decides. */
const BEGINNINGS: readonly (readonly [JourneyTheme, readonly string[]])[] = [
  ['attraction-village', ['attract']],
  ['friendship-frontier', ['friend', 'relationship']],
  ['lead-generation-station', ['lead generation', 'prospect']],
  ['leadership-lagoon', ['leader']],
  ['duplication-depot', ['duplicat', 'team']],
  ['hall-of-fame-summit', ['fame', 'success', 'champion']],
]

/** The scenery of a course, by words of its title: at a word's beginning, without case. Null where no word has one. */
export function journeyTheme(title: string): JourneyTheme | null {
  const found = BEGINNINGS.find(([, beginnings]) => beginnings.some((beginning) => hasWordBeginning(title, beginning)))
  return found?.[0] ?? null
}

function hasWordBeginning(text: string, beginning: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${beginning}`, 'iu').test(text)
}
