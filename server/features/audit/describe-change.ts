type State = Readonly<Record<string, unknown>>

/** In characters. The audit log says what changed; it doesn't contain the previous text of a lesson. */
const LONGEST_TEXT = 200

/** Said by the row itself, and by when it was written. */
const LEFT_OUT = ['id', 'updated_at', 'created_at']

/** The fields that differ between two states of a thing, each as JSON; all fields where there is only one state. */
export function describeChange(before: State | undefined, after: State | undefined) {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const kept = keys.filter((key) => {
    const isSame = before !== undefined && JSON.stringify(before[key]) === JSON.stringify(after?.[key])
    return !isSame && !LEFT_OUT.includes(key)
  })
  const pick = (state: State) => Object.fromEntries(kept.map((key) => [key, state[key] ?? null]))
  return { before: toText(before && pick(before)), after: toText(after && pick(after)) }
}

function toText(state: State | undefined): string | null {
  if (state === undefined || Object.keys(state).length === 0) return null
  return JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_TEXT
      ? `${value.slice(0, LONGEST_TEXT).toWellFormed()}…`
      : value,
  )
}
