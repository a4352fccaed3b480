const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

type MomentProps = {
  /** ISO 8601, as the server gives it. */
  at: string
  /** With the time of day. */
  precise?: boolean
}

/** A day, or a minute of one, in the reader's own time zone. */
export function Moment({ at, precise = false }: MomentProps) {
  return <time dateTime={at}>{(precise ? MINUTE : DAY).format(new Date(at))}</time>
}
