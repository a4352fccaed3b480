import type { LeagueEntry } from 'contract/leagues'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import * as messages from 'messages/leagues'
import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { zonesOf, zoneTitle } from './league-words.ts'

/** The league as a list, in up to three parts that say where their places lead. */
export function LeagueZones({ entries, tier }: { entries: readonly LeagueEntry[]; tier: number }) {
  return (
    <div className="grid gap-4">
      {zonesOf(entries, tier).map((zone) => (
        <Zone key={zone.move} {...zone} tier={tier} />
      ))}
    </div>
  )
}

function Zone({ move, entries, tier }: ReturnType<typeof zonesOf>[number] & { tier: number }) {
  const id = useId()
  const Sign = move === 1 ? ArrowUp : move === 0 ? Minus : ArrowDown
  return (
    <div className="grid gap-1">
      <h3 id={id} className="flex items-center gap-2 font-semibold text-ink-soft">
        <Sign size={18} strokeWidth={2.5} aria-hidden />
        {zoneTitle(move, tier)}
      </h3>
      <ol aria-labelledby={id} start={entries[0]?.rank}>
        {entries.map((entry) => (
          <Row key={entry.rank} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

const more = (inside: ReactNode) => <span className="sr-only">{inside}</span>

function Row({ entry: { rank, name, points, isMe } }: { entry: LeagueEntry }) {
  return (
    <li
      className={classNames(
        'grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-2 md:px-3',
        isMe ? 'rounded-md border-2 border-earned bg-earned-tint' : 'border-rule border-t',
      )}
    >
      <span className="min-w-8 font-display font-extrabold text-lg">{messages.place({ place: rank, more })}</span>
      <span className="truncate font-semibold">
        {isMe ? messages.you({ name, who: (inside) => <bdi>{inside}</bdi> }) : <bdi>{name}</bdi>}
      </span>
      <span className="font-bold">{messages.points({ points, more })}</span>
    </li>
  )
}
