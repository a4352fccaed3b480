import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as messages from 'messages/reviews'
import { useUser } from '#web/client/session/stored-user.ts'
import { memoryQuery } from './day-queries.ts'
import { SignalChip } from './signal-chip.tsx'

type PlaceSignalProps = {
  of: { missionId: number } | { courseId: number }
  /** The id of the element that names the station or course. */
  describedBy: string
}

/** On a station's or course's card: how fresh what it taught is, and the way to review just that. */
export function PlaceSignal({ of, describedBy }: PlaceSignalProps) {
  const user = useUser()
  const { data: memory } = useQuery({ ...memoryQuery(user?.id ?? ''), enabled: user !== null })
  const isMission = 'missionId' in of
  const places = isMission ? memory?.missions : memory?.courses
  const id = isMission ? of.missionId : of.courseId
  const place = places?.find((each) => each.id === id)
  if (place === undefined || place.signal === 'none') return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SignalChip signal={place.signal} />
      <Link
        to="/review"
        search={isMission ? { mission: id } : { course: id }}
        aria-describedby={describedBy}
        className="relative z-1 inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
      >
        {messages.reviewJustThis}
      </Link>
    </p>
  )
}
