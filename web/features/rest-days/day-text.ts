import { locale } from 'messages/language'

let format: Intl.DateTimeFormat | undefined

/** A date such as 2026-03-02, written out. It's a calendar day, so it doesn't depend on a time zone. */
export function dayText(date: string): string {
  format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}
