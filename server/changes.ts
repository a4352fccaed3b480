import { Refusal, type Sentence } from './refusal.ts'

/** Something that is edited, with the time of its last change in milliseconds since 1970. */
type Written = { updated_at: number }

/**
 * Prevents overwriting a change that the caller hasn't seen.
 * @param readAt the `updatedAt` that was read; without it, any state is overwritten
 * @param message instead of the sentence that somebody else changed it
 * @throws Refusal CHANGED_MEANWHILE
 */
export function refuseUnseenChange(readAt: string | undefined, { updated_at }: Written, message?: Sentence): void {
  if (readAt === undefined || Date.parse(readAt) >= updated_at) return
  throw new Refusal('CHANGED_MEANWHILE', message && { message })
}

/** The time of a change: always later than that of the previous one, even if the clock was set back. */
export function momentOfChange(now: number, { updated_at }: Written): number {
  return Math.max(now, updated_at + 1)
}
