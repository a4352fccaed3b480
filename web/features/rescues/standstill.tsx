import type { RescueCard } from 'contract/rescues'
import { locale } from 'messages/language'
import * as messages from 'messages/rescues'
import type { ReactNode } from 'react'
import { Moment } from '#web/ui/moment.tsx'

const A_DAY = 86_400_000

const what = (inside: ReactNode) => <bdi>{inside}</bdi>

/** What stands still and since when; for who finished everything, what they finished. */
export function Standstill({ card: { cause, since, title, days = 0 } }: { card: RescueCard }) {
  const day = () => <Moment at={since} />
  switch (cause) {
    case 'first-station':
      return title ? messages.firstStationOf({ day, title, what }) : messages.firstStation({ day })
    case 'station':
      return title ? messages.stationOf({ day, title, what }) : messages.station({ day })
    case 'course':
      return title ? messages.courseOf({ day, title, what }) : messages.course({ day })
    case 'streak':
      return messages.streak({ days, day: () => dayBefore(since) })
    case 'finished':
      return messages.allStations({ day })
  }
}

/** The days of a streak are dates, so they're the same in every time zone. */
function dayBefore(midnight: string): ReactNode {
  const date = new Date(Date.parse(midnight) - A_DAY)
  const text = date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return <time dateTime={date.toISOString().slice(0, 10)}>{text}</time>
}
