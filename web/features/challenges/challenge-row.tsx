import type { Challenge } from 'contract/challenges'
import type { ChallengeKey } from 'game/challenges'
import { Cake, CalendarCheck, Check, type LucideIcon, MessageSquare, PenLine, Video } from 'lucide-react'
import * as messages from 'messages/challenges'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip, PointsChip, TokensChip } from '#web/ui/chip.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useCheckIn } from './use-check-in.ts'

/** The station whose colour a challenge wears, and its sign. */
const LOOKS: Record<ChallengeKey, { icon: LucideIcon; colour: number }> = {
  'talk-to-10': { icon: MessageSquare, colour: 1 },
  'video-15-days': { icon: Video, colour: 3 },
  'birthday-10': { icon: Cake, colour: 2 },
  'post-30-days': { icon: PenLine, colour: 5 },
}

/** One challenge: how far it is, what it pays, and the one thing to do about it today. */
export function ChallengeRow({ challenge }: { challenge: Challenge }) {
  const { key, title, kind, target, count, tokens, points, completedAt } = challenge
  const isDone = completedAt !== null
  const checkIn = useCheckIn(challenge)
  const name = useFocusInPlace<HTMLHeadingElement>(!checkIn.isIdle && !isOpen(challenge))
  const { icon: Icon, colour } = LOOKS[key]
  return (
    <li
      data-station={colour}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-rule border-t py-3.5 first:border-t-0 last:pb-0 sm:gap-x-4"
    >
      <span className="grid size-11 place-items-center rounded-md bg-station-tint text-station sm:row-span-2">
        <Icon size={20} aria-hidden />
      </span>
      <div className="grid min-w-0 gap-1.5">
        <h3
          ref={name}
          id={`challenge-${key}`}
          tabIndex={-1}
          className="hyphens-narrow font-sans font-semibold tracking-normal"
        >
          {title}
        </h3>
        <ProgressBar
          labelledBy={`challenge-${key}`}
          value={count}
          max={target}
          valueText={kind === 'days' ? messages.daysOf({ count, target }) : messages.countOf({ count, target })}
          size="thin"
        />
      </div>
      {isOpen(challenge) ? (
        <Button
          aria-describedby={`challenge-${key}`}
          pending={checkIn.isPending}
          // Over a fast connection, the second click of a double one comes after the answer.
          onClick={({ detail }) => detail < 2 && checkIn.mutate()}
          className="max-sm:px-3.5 sm:row-span-2"
        >
          {messages.checkIn}
        </Button>
      ) : (
        <State isDone={isDone} />
      )}
      <div className="col-span-3 flex flex-wrap items-center gap-1.5 sm:col-span-1 sm:col-start-2">
        <span className="me-1 text-ink-soft text-sm">{messages.countOf({ count, target })}</span>
        <TokensChip tokens={tokens} paid={isDone} />
        <PointsChip points={points} paid={isDone} />
      </div>
    </li>
  )
}

function State({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <Chip tone="done" className="sm:row-span-2" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
      {messages.completed}
    </Chip>
  ) : (
    <Chip icon={<CalendarCheck size={16} aria-hidden />} className="max-sm:max-w-24 sm:row-span-2">
      {messages.checkedInToday}
    </Chip>
  )
}

/** Whether a check-in would count now: days count once a day, and what is completed is completed. */
function isOpen({ kind, checkedInToday, completedAt }: Challenge): boolean {
  return completedAt === null && !(kind === 'days' && checkedInToday)
}
