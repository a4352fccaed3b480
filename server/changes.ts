import { Refusal } from './refusal.ts'

/** Something that administrators write, with the moment of its last change in milliseconds since 1970. */
type Written = { updated_at: number }

/**
 * Keeps what somebody else wrote from being overwritten by one who has not seen it.
 * @param readAt the `updatedAt` that came with what was read; who sends none overwrites whatever is there
 * @throws Refusal CHANGED_MEANWHILE
 */
export function refuseUnseenChange(readAt: string | undefined, { updated_at }: Written): void {
  if (readAt !== undefined && Date.parse(readAt) < updated_at) throw new Refusal('CHANGED_MEANWHILE')
}

/** The moment of a change: later than that of the one before it, whatever the clock says. */
export function momentOfChange(now: number, { updated_at }: Written): number {
  return Math.max(now, updated_at + 1)
}
