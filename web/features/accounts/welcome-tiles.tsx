import { skipToken, useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import * as messages from 'messages/accounts'
import { type ReactNode, useEffect, useState } from 'react'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useNewDay } from '#web/client/page/use-new-day.ts'
import { useMember } from '#web/client/session/member.tsx'
import { refreshUser } from '#web/client/session/session.ts'
import { Medal } from '#web/ui/art/medal.tsx'
import { Signal } from '#web/ui/art/signal.tsx'
import { isStampNumber, Stamp } from '#web/ui/art/stamp.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'

/** The welcome, and the three numbers that a member works for. */
export function WelcomeTiles() {
  const user = useMember()
  const { dataUpdatedAt } = useQuery({ queryKey: queryKeys.me, queryFn: skipToken })
  useNewDay(user.timeZone, dataUpdatedAt, askForStreak)
  const points = useLastShown(`points:${user.id}`, user.leaderboardPts)
  const missions = useLastShown(`missions:${user.id}`, Object.values(user.completedMissions).filter(Boolean).length)
  const badges = useLastShown(`badges:${user.id}`, user.badges.length)
  const newestBadge = user.badges.findLast(isStampNumber) ?? 1
  return (
    <section
      aria-labelledby="welcome"
      className="grid grid-cols-3 gap-2 pt-2 sm:gap-3 lg:grid-cols-[minmax(0,4fr)_repeat(3,minmax(0,3fr))] lg:items-center lg:gap-6"
    >
      <div className="col-span-3 lg:col-span-1">
        <h1 id="welcome" className="heading-page break-words">
          {messages.welcome({ isBack: missions > 0, name: user.name, who: isolated })}
        </h1>
        <Streak days={user.loginStreak} ended={user.endedStreak} />
      </div>
      <Tile value={points} name={messages.totalPoints} art={<Medal className="h-full" />} />
      <Tile value={missions} name={messages.missionsDone} art={<Signal className="h-full" />} />
      <Tile
        value={badges}
        name={messages.badgesEarned}
        art={<Stamp number={newestBadge} className="h-full text-done" />}
      />
    </section>
  )
}

function askForStreak(): void {
  refreshUser().catch(() => undefined)
}

/** The member's streak in days; on the first day it also says how long the previous streak was. */
function Streak({ days, ended }: { days: number; ended: number }) {
  if (days < 1) return null
  return (
    <>
      <p className="mt-2">
        <Chip tone="earned" icon={<CalendarCheck size={16} aria-hidden />}>
          {messages.streakDays({ days })}
        </Chip>
      </p>
      {ended > 1 && <p className="mt-1 text-ink-soft">{messages.streakEnded({ days: ended })}</p>}
    </>
  )
}

type TileProps = { value: number; name: string; art: ReactNode }

function Tile({ value, name, art }: TileProps) {
  return (
    <div className={`${CARD} flex flex-col gap-2 px-2.5 py-3.5 sm:px-4 md:flex-row md:items-center md:gap-4 md:p-5`}>
      <div className="flex h-9 shrink-0 md:h-14">{art}</div>
      <dl className="flex min-w-0 flex-col-reverse">
        <dt className="text-ink-soft text-sm leading-tight md:text-base">{name}</dt>
        <dd className="figure-large">
          <RollingNumber value={value} />
        </dd>
      </dl>
    </div>
  )
}

const lastShown = new Map<string, unknown>()

/**
 * A value that may have changed on another screen, rendered so that the change is visible: first the value that was
 * last shown in this visit, then the current one.
 * @param key names the place and the member
 */
export function useLastShown<Value extends string | number>(key: string, value: Value): Value {
  const [shown, setShown] = useState(() => (lastShown.has(key) ? (lastShown.get(key) as Value) : value))
  useEffect(() => {
    lastShown.set(key, value)
    setShown(value)
  }, [key, value])
  return shown
}
