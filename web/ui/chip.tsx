import { Check, Clock } from 'lucide-react'
import * as messages from 'messages/ui'
import type { ReactNode } from 'react'
import { Ticket } from './art/ticket.tsx'
import { classNames } from './class-names.ts'

/** `station` takes the colour of the nearest `data-station`. */
export type ChipTone = 'plain' | 'done' | 'earned' | 'sky' | 'station'

const TONES: Record<ChipTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  done: 'bg-done-tint text-done',
  earned: 'bg-earned-tint text-earned',
  sky: 'bg-sky-tint text-sky',
  station: 'bg-station-tint text-station',
}

type ChipProps = { tone?: ChipTone; icon?: ReactNode; className?: string; children: ReactNode }

/** A small fact: a duration, a state, a sum. Not a button. */
export function Chip({ tone = 'plain', icon, className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** `5 tokens`; `paid` turns it green with a tick: these are yours already. */
export function TokensChip({ tokens, paid = false }: { tokens: number; paid?: boolean }) {
  return (
    <Chip
      tone={paid ? 'done' : 'earned'}
      icon={paid ? <Check size={16} strokeWidth={3} aria-hidden /> : <Ticket className="w-6" />}
    >
      {messages.tokens({ count: tokens })}
    </Chip>
  )
}

/** `15 points`. */
export function PointsChip({ points, paid = false }: { points: number; paid?: boolean }) {
  return <Chip tone={paid ? 'done' : 'plain'}>{messages.points({ count: points })}</Chip>
}

/** `2 minutes`. */
export function MinutesChip({ minutes, tone = 'plain' }: { minutes: number; tone?: ChipTone }) {
  return (
    <Chip tone={tone} icon={<Clock size={16} strokeWidth={2.5} aria-hidden />}>
      {messages.minutes({ count: minutes })}
    </Chip>
  )
}
