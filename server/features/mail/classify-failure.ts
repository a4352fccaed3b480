const MINUTE = 60_000

/** In minutes, after each try but the last: quick at first for a hiccup, about a day in all for an outage. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720] as const

const REASON_MAX = 200

export type Verdict = {
  /** In milliseconds until the next try; undefined: there is none. */
  retryIn: number | undefined
  /** For an administrator: short, and on one line. */
  reason: string
  /** The mail server could not be reached, so other mails would fail now, too. */
  isOutOfReach: boolean
}

/**
 * Decides what a mail server's answer, or a missing answer, means for a mail.
 * @param tries how many there were, this one included
 */
export function classifyFailure(error: unknown, tries: number): Verdict {
  const pause = PAUSES[tries - 1]
  return {
    retryIn: pause === undefined || isRefusedForGood(error) ? undefined : pause * MINUTE,
    reason: reasonOf(error),
    isOutOfReach: fieldOf(error, 'responseCode') === undefined && fieldOf(error, 'code') !== 'EENVELOPE',
  }
}

/**
 * A 5xx about this recipient or this mail is permanent. One about our login or our sender's address is a mistake in the
 * settings, which the operator can fix.
 */
function isRefusedForGood(error: unknown): boolean {
  const [answer, command, code] = ['responseCode', 'command', 'code'].map((name) => fieldOf(error, name))
  if (typeof answer === 'number') return answer >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return code === 'EENVELOPE'
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : 'unknown'
  const line = text.toWellFormed().replaceAll(/[\p{C}\s]+/gu, ' ')
  return [...line.trim()].slice(0, REASON_MAX).join('')
}

function fieldOf(error: unknown, name: string): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  return (error as Record<string, unknown>)[name] || undefined
}
