import type { Achievement } from 'game/achievements'
import { Pause, Play } from 'lucide-react'
import * as messages from 'messages/achievements'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { ACHIEVEMENT_TEXTS } from './achievement-texts.ts'
import { standingOf } from './in-words.ts'
import { RARITY_NAMES, RarityMedal } from './rarity-medal.tsx'

type HighlightCardProps = {
  achievement: Achievement
  place: number
  count: number
  /** Absent where nothing rotates. */
  rotation: { isStopped: boolean; toggle: () => void } | undefined
}

/** The highlighted achievement: its medal, what it is for, and how far the member is. */
export function HighlightCard({ achievement, place, count, rotation }: HighlightCardProps) {
  const { id, rarity, current, requirement, isReached } = achievement
  const { title, description } = ACHIEVEMENT_TEXTS[id]
  return (
    <Sign padded={false} className="relative flex flex-col items-center p-5 pt-7 text-center lg:min-h-90">
      {/* Each new medal fades in. */}
      <div key={id} className="fade-in flex grow flex-col items-center gap-2">
        <RarityMedal rarity={rarity} isReached={isReached} className="mb-1 h-24" />
        <p className="text-sign-gold text-sm">{RARITY_NAMES[rarity]}</p>
        <h3 className="heading-card">{title}</h3>
        <p className="max-w-[34ch] text-on-sign-soft text-sm">{description}</p>
        <div className="mt-auto grid w-full max-w-60 gap-2 pt-3">
          <ProgressBar
            label={title}
            value={current}
            max={requirement}
            valueText={standingOf(achievement)}
            size="thin"
            className="[--color-done:var(--color-sign-gold)]"
          />
          <p className="font-semibold text-sm">{standingOf(achievement)}</p>
        </div>
      </div>
      <p className="mt-2 text-on-sign-soft text-sm">
        {messages.placeOf({ place, count, more: (inside) => <span className="sr-only">{inside}</span> })}
      </p>
      {rotation && <RotationButton {...rotation} />}
    </Sign>
  )
}

// Its name keeps clear of the guide's Play and Pause on the same page.
function RotationButton({ isStopped, toggle }: { isStopped: boolean; toggle: () => void }) {
  const Icon = isStopped ? Play : Pause
  return (
    <Tooltip name={messages.keepCard}>
      <button
        type="button"
        aria-pressed={isStopped}
        onClick={toggle}
        className="absolute top-1 end-1 grid size-11 place-items-center rounded-full text-on-sign-soft hover:bg-sign-line"
      >
        <Icon size={18} aria-hidden />
      </button>
    </Tooltip>
  )
}
