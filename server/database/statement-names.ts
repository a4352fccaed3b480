const names = new Map<string, string>()

/**
 * Gives a statement a name, under which PostgreSQL keeps its plan for as long as a connection lives: planning the
 * board's query takes as long as running it. One that takes all columns gets none: a newer version may add a column
 * while this one runs, and PostgreSQL refuses to reuse a plan whose columns have changed.
 * @param text the same few for the whole life of the process, with `$1` for each value
 */
export function nameStatement(text: string): void {
  if (!names.has(text) && !TAKES_ALL.test(text)) names.set(text, `whistlestop ${names.size}`)
}

const TAKES_ALL = /(^|[\s.])\*/

/** @returns undefined for one without a name */
export function statementName(text: string): string | undefined {
  return names.get(text)
}
