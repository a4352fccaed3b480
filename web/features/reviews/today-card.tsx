import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Today } from 'contract/reviews'
import { LESSON_MINUTES } from 'game/missions'
import * as messages from 'messages/reviews'
import * as shell from 'messages/shell'
import { useCallback } from 'react'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useNewDay } from '#web/client/page/use-new-day.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button, type ButtonVariant, buttonClass } from '#web/ui/button.tsx'
import { todayQuery } from './day-queries.ts'
import { PersonLine } from './person-line.tsx'
import { TodayLine, TodayLineSkeleton } from './today-line.tsx'
import { TodaySign } from './today-sign.tsx'

type Station = { id: number; title: string }

type TodayCardProps = {
  /** The next stop; null where none is left, undefined until the stations are there. */
  station: Station | null | undefined
}

/** The first thing on the dashboard: what to do today, in three lines, and the word that it is enough. */
export function TodayCard({ station: nextStation }: TodayCardProps) {
  const { id, timeZone, completedMissions } = useMember()
  const queryClient = useQueryClient()
  const { data: today, isFetching, dataUpdatedAt } = useQuery(todayQuery(id))
  // Where the stations couldn't be loaded, it is known from here.
  const station = nextStation === undefined && today ? stationOf(today) : nextStation
  const askAgain = useCallback(() => {
    for (const queryKey of [queryKeys.today, queryKeys.memory]) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
  useNewDay(timeZone, dataUpdatedAt, askAgain)
  if (today?.isAllDone && station !== undefined) return <EnoughForToday station={station} />
  // Questions before the first lesson would ask what nobody has taught yet.
  const isNew = !Object.values(completedMissions).some(Boolean)
  const next = today && firstOpen(today, isNew)
  const review = today ? (
    <ReviewLine key="review" today={today} isNext={next === 'review'} />
  ) : (
    isFetching && <TodayLineSkeleton key="review" title={messages.review} />
  )
  const stop =
    station === undefined ? (
      <TodayLineSkeleton key="stop" title={messages.nextStop} />
    ) : (
      <StationLine
        key="stop"
        station={station}
        isDone={today?.isStationDone ?? station === null}
        isNext={next !== 'review'}
      />
    )
  return (
    <TodaySign poster={station?.id}>
      <h2 id="today" tabIndex={-1} className="outline-none heading-station">
        {messages.today}
      </h2>
      <ol className="mt-3 grid w-full divide-y divide-sign-line">
        {isNew ? [stop, review] : [review, stop]}
        {today ? <PersonLine person={today.person} /> : isFetching && <TodayLineSkeleton title={messages.onePerson} />}
      </ol>
      {today?.practice && <Practice {...today.practice} />}
      {!today && !isFetching && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p>{messages.todayFailed}</p>
          <Button onClick={askAgain}>{shell.tryAgain}</Button>
        </div>
      )}
    </TodaySign>
  )
}

function stationOf({ station }: Today): Station | null {
  return station && { id: station.missionId, title: station.title }
}

/** The line whose button is the one to press. */
function firstOpen({ review, isStationDone }: Today, isNew: boolean): 'review' | 'station' | 'person' {
  if (isNew && !isStationDone) return 'station'
  if (!review.isDone) return 'review'
  return isStationDone ? 'person' : 'station'
}

const variantOf = (isNext: boolean): ButtonVariant => (isNext ? 'go' : 'out')

function ReviewLine({ today, isNext }: { today: Today; isNext: boolean }) {
  const { count, minutes, isDone } = today.review
  const action = isDone ? (
    <Link to="/memory" className={buttonClass()}>
      {messages.whatYouRemember}
    </Link>
  ) : (
    <Link to="/review" className={buttonClass({ variant: variantOf(isNext) })}>
      {messages.startReview}
    </Link>
  )
  return (
    <TodayLine title={messages.review} isDone={isDone} action={action}>
      {isDone ? messages.nothingMoreToday : messages.questionsAndMinutes({ count, minutes })}
    </TodayLine>
  )
}

type StationLineProps = { station: Station | null; isDone: boolean; isNext: boolean }

function StationLine({ station, isDone, isNext }: StationLineProps) {
  if (station === null) {
    return (
      <TodayLine title={messages.nextStop} isDone={isDone}>
        {messages.everyStamp}
      </TodayLine>
    )
  }
  const { id, title } = station
  return (
    <TodayLine
      title={isDone ? messages.stopMade : messages.nextStop}
      isDone={isDone}
      action={<StationLink id={id} variant={variantOf(isNext && !isDone)} />}
    >
      {isDone
        ? messages.stopMadeNext({ number: id, title })
        : messages.stationLine({ number: id, title, minutes: LESSON_MINUTES })}
    </TodayLine>
  )
}

function StationLink({ id, variant }: { id: number; variant: ButtonVariant }) {
  return (
    <Link to="/mission/$id" params={{ id }} className={buttonClass({ variant })}>
      {messages.goToStation({ number: id })}
    </Link>
  )
}

function Practice({ slug, title }: NonNullable<Today['practice']>) {
  return (
    <p className="mt-3 w-full border-sign-line border-t pt-3">
      {messages.practiseAgain({
        title,
        soft: (inside) => <span className="text-on-sign-soft">{inside}</span>,
        link: (inside) => (
          <Link to="/practice/$slug" params={{ slug }} className="font-semibold underline underline-offset-4">
            {inside}
          </Link>
        ),
      })}
    </p>
  )
}

function streakWords(days: number, endedDays: number): string {
  if (days > 1) return messages.dayInRow({ days })
  return endedDays > 1 ? messages.endedStreak({ days: endedDays }) : messages.dayOne
}

/** Everything is done: the streak, and nothing that asks for more. */
function EnoughForToday({ station }: { station: Station | null }) {
  const { loginStreak, endedStreak } = useMember()
  return (
    <TodaySign poster={6}>
      <p className="font-semibold text-sign-gold">{streakWords(loginStreak, endedStreak)}</p>
      <h2 id="today" tabIndex={-1} className="outline-none heading-station mt-3 mb-2 md:mb-3">
        {messages.enough}
      </h2>
      <p className="max-w-[44ch] text-on-sign-soft">{messages.enoughAbout}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        <Link to="/memory" className={buttonClass()}>
          {messages.whatYouRemember}
        </Link>
        {station && <StationLink id={station.id} variant="plain" />}
      </div>
    </TodaySign>
  )
}
