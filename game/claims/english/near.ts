/** Patterns for one field and another within a few words, whichever comes first. */
export function near(one: string, other: string, gap: number): readonly string[] {
  return [`${one} ..${gap} ${other}`, `${other} ..${gap} ${one}`]
}
