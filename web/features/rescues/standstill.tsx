import type { RescueCard } from 'contract/rescues'
import { counted } from '#web/ui/counted.ts'
import { Moment } from '#web/ui/moment.tsx'

const HALF_A_DAY = 43_200_000

/** What stands still and since when; for who finished everything, what they finished. */
export function Standstill({ card: { cause, since, title, days = 0 } }: { card: RescueCard }) {
  switch (cause) {
    case 'first-station':
      return (
        <>
          Joined on <Moment at={since} />.{' '}
          {title ? `The first station, ${title}, is open.` : 'The first station is open.'}
        </>
      )
    case 'station':
      return (
        <>
          {title ? `The station ${title}` : 'The next station'} has been open since <Moment at={since} />.
        </>
      )
    case 'course':
      return (
        <>
          {title ? `The course “${title}”` : 'A course'} has stood still since <Moment at={since} />.
        </>
      )
    case 'streak':
      return (
        <>
          A streak of {counted(days, 'day')} has ended. Last here on <Moment at={dayBefore(since)} />.
        </>
      )
    case 'finished':
      return (
        <>
          Finished all stations on <Moment at={since} />. A word of praise would be kind.
        </>
      )
  }
}

/** Noon of the day before: the same date wherever it is read. */
function dayBefore(midnight: string): string {
  return new Date(Date.parse(midnight) - HALF_A_DAY).toISOString()
}
