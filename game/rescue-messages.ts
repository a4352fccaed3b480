import { plainSenderName } from './invitations.ts'
import type { RescueCause } from './rescues.ts'

export const MESSAGE_TONES = ['warm', 'plain', 'curious'] as const
export type MessageTone = (typeof MESSAGE_TONES)[number]

/** A message of the library: `text` has {name}, {title} and {days} in it. */
export type RescueMessage = {
  readonly key: string
  readonly cause: RescueCause
  readonly tone: MessageTone
  readonly text: string
}

/** In characters: what a sponsor sends may be longer than what the library offers. */
export const MESSAGE_MAX = 1_000

/** What is known of the person and of what stands still. */
export type MessageFillings = { readonly name: string; readonly title?: string; readonly days?: number }

const PLACEHOLDER = /\{(name|title|days)\}/g

/**
 * The text with the person's first name in it. Names and titles are inserted literally, even if they contain `{days}`
 * or `$&`.
 */
export function fillMessage(text: string, { name, title = '', days }: MessageFillings): string {
  const [first = ''] = plainSenderName(name).split(' ')
  const fillings = { name: first, title, days: days === undefined ? '' : String(days) }
  return text.replaceAll(PLACEHOLDER, (_, key: keyof typeof fillings) => fillings[key])
}

/**
 * The address that opens one of the sponsor's own apps. It never contains a number: the sponsor picks the recipient in
 * the app.
 */
export const MESSAGE_WAYS = ['whatsapp', 'sms', 'email'] as const
export type MessageWay = (typeof MESSAGE_WAYS)[number]

export function messageLink(way: MessageWay, text: string): string {
  const said = encodeURIComponent(text)
  switch (way) {
    case 'whatsapp':
      return `https://wa.me/?text=${said}`
    case 'sms':
      // The one form that Android and iOS both take.
      return `sms:?&body=${said}`
    case 'email':
      return `mailto:?body=${said}`
  }
}
