import { locale } from 'messages/language'

const DAY = { dateStyle: 'medium' } as const
const MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const

const formats = new Map<object, Intl.DateTimeFormat>()

/** Created on first use: a browser's first one takes longer than everything else at a screen's start. */
function formatOf(parts: typeof DAY | typeof MINUTE): Intl.DateTimeFormat {
  const format = formats.get(parts) ?? new Intl.DateTimeFormat(locale, parts)
  formats.set(parts, format)
  return format
}

type MomentProps = {
  /** ISO 8601, as the server gives it. */
  at: string
  /** With the time of day. */
  precise?: boolean
}

/** A day, or a minute of one, in the reader's own time zone. */
export function Moment({ at, precise = false }: MomentProps) {
  return <time dateTime={at}>{formatOf(precise ? MINUTE : DAY).format(new Date(at))}</time>
}
