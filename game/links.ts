/** The longest address that is kept, in characters. */
export const LINK_MAX = 2_000

/**
 * Scheme, host and the rest: no user info, and no sign that browsers drop or people cannot see (controls, zero width,
 * turned writing).
 */
const WEB_ADDRESS = /^https?:\/\/[^\s\\\p{C}/?#@]+(?:[/?#][^\s\\\p{C}]*)?$/iu

/**
 * Whether an address may be stored and shown as a link: http or https, no user info, nothing that a browser would read
 * differently from a person. Checked again where a link is rendered, because old rows may contain other addresses.
 */
export function isSafeLink(address: string): boolean {
  return address.length <= LINK_MAX && WEB_ADDRESS.test(address) && URL.canParse(address)
}

/** Where a member may share their link, in the order shown. */
export const SHARE_CHANNELS = ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

/** In pixels. */
export const SHARE_WINDOW = { width: 600, height: 400 } as const

/** What a shared link says; the subject is only for an email. */
export type ShareWords = { readonly subject: string; readonly text: string }

type Inviter = { readonly inviteCode: string; readonly name: string }

/** The sign-up page with what it reads from its address. @param publicUrl with or without a slash at its end */
export function inviteLink(publicUrl: string, { inviteCode, name }: Inviter, channel?: ShareChannel): string {
  const query = new URLSearchParams({ ref: inviteCode, sponsor: name })
  if (channel !== undefined) query.set('source', channel)
  return `${publicUrl.replace(/\/$/u, '')}/signup?${query}`
}

/**
 * Where a click on a channel leads. Facebook and LinkedIn accept only the link: members write their own text there.
 * @param link an `inviteLink` that names the channel
 */
export function shareLink(channel: ShareChannel, link: string, { subject, text }: ShareWords): string {
  switch (channel) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${queryOf({ u: link })}`
    case 'twitter':
      return `https://twitter.com/intent/tweet?${queryOf({ text, url: link })}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${queryOf({ url: link })}`
    case 'whatsapp':
      return `https://wa.me/?${queryOf({ text: `${text} ${link}` })}`
    case 'email':
      return `mailto:?${queryOf({ subject, body: ownMessage(link, text).replaceAll(/\r?\n/gu, '\r\n') })}`
  }
}

/** What a member sends a friend in their own name: the text, then the link. */
export function ownMessage(link: string, text: string): string {
  return `${text}\n\n${link}`
}

/** With %20 for blanks, because mail programs show a plus as a plus. */
function queryOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20')
}
