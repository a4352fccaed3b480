/** The outcome of an act that is kept until there is a connection. */
export const WAITS = 'waits'

/** Set while acts wait: a small file, so that a screen can look without the outbox. */
export const OUTBOX_HINT = 'outbox-waits'

export function mayHaveActs(): boolean {
  try {
    return localStorage.getItem(OUTBOX_HINT) !== null
  } catch {
    return false
  }
}
