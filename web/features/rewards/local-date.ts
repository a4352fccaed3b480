/** The day of a moment as YYYY-MM-DD, in the reader's own time zone, in which the page shows it. */
export function localDate(at: string): string {
  const moment = new Date(at)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
