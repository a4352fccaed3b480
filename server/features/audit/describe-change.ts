type State = Readonly<Record<string, unknown>>

/** In characters. The audit log says what changed; what a lesson said before is no part of it. */
const LONGEST_TEXT = 200

/** The fields that differ between two states of a thing, as JSON each; all fields of the one where there is only one. */
export function describeChange(before: State | undefined, after: State | undefined) {
  if (before === undefined || after === undefined) return { before: toText(before), after: toText(after) }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const pick = (state: State) => Object.fromEntries(changed.map((key) => [key, state[key] ?? null]))
  return { before: toText(pick(before)), after: toText(pick(after)) }
}

function toText(state: State | undefined): string | null {
  if (state === undefined || Object.keys(state).length === 0) return null
  return JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_TEXT
      ? `${value.slice(0, LONGEST_TEXT).toWellFormed()}…`
      : value,
  )
}
