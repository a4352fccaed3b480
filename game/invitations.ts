/** In any 24 hours, and how long before the same address may be invited again by the same member. */
export const INVITATION_LIMITS = { aDay: 20, repeatAfterDays: 7 } as const

/** In characters as a person counts them. */
const SENDER_MAX = 60
const UNNAMED_SENDER = 'A Whistlestop member'

/** The invite form. @returns what is wrong, or null when it can be sent, trimmed */
export function checkInvitation(email: string): 'required' | 'invalid' | null {
  if (email.trim() === '') return 'required'
  return email.includes('@') ? null : 'invalid'
}

/** Controls, turned writing and what cannot be seen, all but the two joiners. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** The joiners where no Persian or Indic name and no emoji has them. */
const STRAY_JOINERS = /(?<![^\0-\x7f])[\u200c\u200d]+|[\u200c\u200d]+(?![^\0-\x7f])/gu

/** The dot of 'Ma.Teresa' and 'St.John', which a mail program would take for an address without a space. */
const TITLE_DOT = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{0,2}\.)(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}.]))/gu

/** What a mail program, or a person, would read as a link or an address, within a word. */
const LINKS = [
  /@|\/\/|\\/u,
  /https?:|www\./iu,
  /(?<!\p{L})(?:ftp|mailto|tel|sms|data|javascript):/iu,
  /[\p{L}\p{M}\p{N}][.。](?=\p{L})[\p{L}\p{M}\p{N}-]{2}/u,
  /\d+\.\d+\.\d+/u,
  /[\p{L}\p{M}\p{N}][.。][\p{L}\p{M}\p{N}-]+[/:?#]/u,
]

/**
 * A member's name as it may stand in a mail that goes out in our name: one line of plain text without anything that is
 * a link or looks like one.
 * @param unnamed replaces a name of which nothing is left
 * @returns at most 60 characters, never empty
 */
export function plainSenderName(name: string, unnamed = UNNAMED_SENDER): string {
  const words = name
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\ufffd]/gu, ' ')
    .replace(/<[^<>]*>|[<>]/gu, ' ')
    .replace(UNSEEN, '')
    .replace(STRAY_JOINERS, '')
    .normalize('NFKC')
    .replace(TITLE_DOT, '$1 ')
    .split(/ +/u)
    .filter((word) => !LINKS.some((link) => link.test(word)))
  const plain = [...words.join(' ').trim()]
    .slice(0, SENDER_MAX)
    .join('')
    .replace(/[ \u200c\u200d]+$/u, '')
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) ? plain : unnamed
}
