type State = Readonly<Record<string, unknown>>

/** In characters, except of names. The audit log says what changed; it doesn't contain the previous text of a lesson. */
const LONGEST_TEXT = 200

/** Said by the row itself, and by when it was written. */
const LEFT_OUT = ['id', 'updated_at', 'created_at']

/** Stored even if unchanged, because the log names the thing by it. Members have neither. */
const NAMES = ['title', 'question']

/** The fields that differ between two states of a thing, and its name, as JSON; all fields where there is one state. */
export function describeChange(before: State | undefined, after: State | undefined) {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const kept = keys.filter((key) => {
    const isSame = before !== undefined && JSON.stringify(before[key]) === JSON.stringify(after?.[key])
    return NAMES.includes(key) || (!isSame && !LEFT_OUT.includes(key))
  })
  const pick = (state: State) => Object.fromEntries(kept.map((key) => [key, state[key] ?? null]))
  return { before: toText(before && pick(before)), after: toText(after && pick(after)) }
}

function toText(state: State | undefined): string | null {
  if (state === undefined || Object.keys(state).length === 0) return null
  return JSON.stringify(state, (key, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_TEXT && !NAMES.includes(key)
      ? `${value.slice(0, LONGEST_TEXT).toWellFormed()}…`
      : value,
  )
}
