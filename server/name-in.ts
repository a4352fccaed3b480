import { plainSenderName } from 'game/invitations'
import type { ServerMessages } from 'messages/server'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** First strong isolate, and its end (Unicode, UAX #9). */
const ISOLATE = ['\u2068', '\u2069'] as const

/**
 * A member's name for use in a sentence, in emails and lists: plain text without links, isolated so that a name in the
 * other direction doesn't change the direction of the sentence.
 */
export function nameIn({ language, mail }: Pick<ServerMessages, 'language' | 'mail'>, name: string): string {
  const plain = plainSenderName(name, mail.unnamed)
  const isOtherWay = language.direction === 'rtl' ? hasLeftToRight(plain) : RIGHT_TO_LEFT.test(plain)
  return isOtherWay ? ISOLATE.join(plain) : plain
}

function hasLeftToRight(text: string): boolean {
  return [...text].some((character) => /[\p{L}\p{N}]/u.test(character) && !RIGHT_TO_LEFT.test(character))
}
