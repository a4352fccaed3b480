import type { RescueCard } from 'contract/rescues'
import * as messages from 'messages/rescues'
import type { ReactNode } from 'react'
import { Moment } from '#web/ui/moment.tsx'

const HALF_A_DAY = 43_200_000

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
      return messages.streak({ days, day: () => <Moment at={dayBefore(since)} /> })
    case 'finished':
      return messages.allStations({ day })
  }
}

/** Noon of the day before: the same date wherever it is read. */
function dayBefore(midnight: string): string {
  return new Date(Date.parse(midnight) - HALF_A_DAY).toISOString()
}
