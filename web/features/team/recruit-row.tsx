import type { Recruit } from 'contract/team'
import type { Signal } from 'game/reviews'
import { LAST_STATION, NEW_FOR_DAYS } from 'game/team'
import * as messages from 'messages/team'
import type { ReactNode } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Moment } from '#web/ui/moment.tsx'
import { languageProps } from '#web/ui/not-translated.tsx'
import { lastSeenOn } from './team-words.ts'

const DAY_MS = 86_400_000

type RecruitRowProps = { recruit: Recruit; signal: (signal: Signal, words: string) => ReactNode }

/** A recruit, with what they agreed to show. */
export function RecruitRow({ recruit, signal }: RecruitRowProps) {
  const { name, joinedAt, sharesProgress } = recruit
  const isNew = Date.now() - Date.parse(joinedAt) < NEW_FOR_DAYS * DAY_MS
  return (
    <li className={classNames(CARD, 'grid content-start gap-2 p-4')}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="heading-card wrap-anywhere">{name}</h3>
        {isNew && <Chip tone="sky">{messages.isNew}</Chip>}
        <span className="text-ink-soft text-sm">{messages.joined({ day: () => <Moment at={joinedAt} /> })}</span>
      </div>
      {sharesProgress ? (
        <Progress recruit={recruit} signal={signal} />
      ) : (
        <p className="text-ink-soft">{messages.keepsPrivate}</p>
      )}
    </li>
  )
}

function Progress({ recruit: { stationsDone = 0, courseNow, lastSeen, signal: fresh }, signal }: RecruitRowProps) {
  const { timeZone } = useMember()
  const isFinished = stationsDone === LAST_STATION
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Chip tone={isFinished ? 'done' : 'plain'}>
          {isFinished
            ? messages.allStations({ count: LAST_STATION })
            : messages.someStations({ done: stationsDone, count: LAST_STATION })}
        </Chip>
        {fresh && signal(fresh, messages.knowledge({ signal: fresh }))}
      </p>
      <p className="wrap-anywhere">
        {lastSeen ? lastSeenOn(lastSeen, timeZone, Date.now()) : messages.neverHere}
        {courseNow && (
          <>
            {' '}
            {messages.underWay({
              title: courseNow.title,
              what: (inside) => <bdi {...languageProps(courseNow)}>{inside}</bdi>,
            })}
          </>
        )}
      </p>
    </>
  )
}
