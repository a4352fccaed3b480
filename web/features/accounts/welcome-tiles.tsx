import type { ReactNode } from 'react'
import { useMember } from '#web/client/member.tsx'
import { Medal } from '#web/ui/art/medal.tsx'
import { Signal } from '#web/ui/art/signal.tsx'
import { isStampNumber, Stamp } from '#web/ui/art/stamp.tsx'
import { Card } from '#web/ui/card.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'

/** The welcome, and the three numbers that a member works for (spec §2). */
export function WelcomeTiles() {
  const user = useMember()
  const missionsDone = Object.values(user.completedMissions).filter(Boolean).length
  const newestBadge = user.badges.findLast(isStampNumber) ?? 1
  return (
    <section
      aria-labelledby="welcome"
      className="grid grid-cols-3 gap-3 pt-2 lg:grid-cols-[minmax(0,4fr)_repeat(3,minmax(0,3fr))] lg:gap-6"
    >
      <div className="col-span-3 self-center lg:col-span-1">
        <h1 id="welcome" className="heading-page break-words">
          Welcome back, {user.name}
        </h1>
      </div>
      <Tile value={user.leaderboardPts} name="Total Points" art={<Medal className="h-full" />} />
      <Tile value={missionsDone} name="Missions Done" art={<Signal className="h-full" />} />
      <Tile
        value={user.badges.length}
        name="Badges Earned"
        art={<Stamp number={newestBadge} className="h-full text-done" />}
      />
    </section>
  )
}

type TileProps = { value: number; name: string; art: ReactNode }

function Tile({ value, name, art }: TileProps) {
  return (
    <Card as="div" className="flex flex-col gap-2 md:flex-row md:items-center md:gap-4 md:p-5">
      <div className="flex h-9 shrink-0 md:h-14">{art}</div>
      <dl className="flex min-w-0 flex-col-reverse">
        <dt className="text-ink-soft text-sm leading-tight md:text-base">{name}</dt>
        <dd className="figure-large">
          <RollingNumber value={value} />
        </dd>
      </dl>
    </Card>
  )
}
