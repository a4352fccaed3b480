let format: Intl.DateTimeFormat | undefined

/** A date such as 2026-03-02, written out. It is a day on the calendar and no moment, so no zone moves it. */
export function dayText(date: string): string {
  format ??= new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}
