import type { Achievement, AchievementCategory } from 'game/achievements'
import * as messages from 'messages/achievements'
import { classNames } from '#web/ui/class-names.ts'
import { ACHIEVEMENT_TEXTS } from './achievement-texts.ts'
import { figureOf, requirementOf, soFar, standingOf } from './in-words.ts'
import { RARITY_NAMES, RarityMedal } from './rarity-medal.tsx'

export const CATEGORY_NAMES: Readonly<Record<AchievementCategory, string>> = {
  stations: messages.stations,
  courses: messages.courses,
  questions: messages.questions,
  referrals: messages.referrals,
  earnings: messages.earnings,
}

/** Where three medals stand on a line that has room for five. */
const THREE_OF_FIVE = ['min-[22.5rem]:col-start-1', 'min-[22.5rem]:col-start-3', 'min-[22.5rem]:col-start-5']

type AchievementLineProps = {
  category: AchievementCategory
  achievements: readonly Achievement[]
  highlighted: string | undefined
  onChoose: (id: string) => void
}

/** A line of medals of one kind, from the first to the rarest. */
export function AchievementLine({ category, achievements, highlighted, onChoose }: AchievementLineProps) {
  const next = achievements.find(({ isReached }) => !isReached)?.id
  return (
    <div className="grid gap-x-4 gap-y-1 md:grid-cols-[10.5rem_minmax(0,1fr)] md:items-center">
      <div className="flex items-baseline justify-between gap-3 md:block">
        <h3 id={`achievements-${category}`} className="heading-card">
          {CATEGORY_NAMES[category]}
        </h3>
        <p className="text-ink-soft text-sm">{soFar(category, achievements[0]?.current ?? 0)}</p>
      </div>
      <ol
        aria-labelledby={`achievements-${category}`}
        className="relative grid grid-cols-3 before:absolute before:top-8.5 before:start-[10%] before:h-1 before:w-4/5 before:bg-rule max-[22.5rem]:before:hidden min-[22.5rem]:grid-cols-5"
      >
        {achievements.map((achievement, index) => (
          <li
            key={achievement.id}
            className={classNames('relative', achievements.length === THREE_OF_FIVE.length && THREE_OF_FIVE[index])}
          >
            <MedalButton
              achievement={achievement}
              isNext={achievement.id === next}
              isHighlighted={achievement.id === highlighted}
              onChoose={() => onChoose(achievement.id)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

type MedalButtonProps = { achievement: Achievement; isNext: boolean; isHighlighted: boolean; onChoose: () => void }

function MedalButton({ achievement, isNext, isHighlighted, onChoose }: MedalButtonProps) {
  const { id, category, rarity, current, isReached } = achievement
  const saysStanding = isReached || isNext
  return (
    <button
      type="button"
      aria-pressed={isHighlighted}
      onClick={onChoose}
      className={classNames(
        'grid w-full justify-items-center gap-0.5 rounded-md px-0.5 pt-2 pb-1 text-center hover:bg-sunken',
        isHighlighted && 'bg-sunken',
      )}
    >
      <span className="sr-only">{messages.medalTitle(ACHIEVEMENT_TEXTS[id])}</span>{' '}
      <span className="relative block w-full max-w-14">
        <RarityMedal rarity={rarity} isReached={isReached} className="w-full" />
        <span
          className={classNames(
            'absolute inset-x-0 top-[40%] -translate-y-1/2 text-center font-bold tracking-tight',
            // Four signs are wider than the ring.
            figureOf(achievement).length > 3 ? 'text-[0.6875rem]' : 'text-sm',
            isReached ? 'text-[oklch(0.2522_0.0562_264)]' : 'text-ink',
          )}
        >
          {figureOf(achievement)}
        </span>
      </span>{' '}
      <span className="font-semibold text-sm leading-tight">{RARITY_NAMES[rarity]}</span>{' '}
      <span
        className={classNames(
          'text-sm leading-tight max-sm:sr-only',
          saysStanding ? 'font-semibold text-done' : 'text-ink-soft',
        )}
      >
        {saysStanding ? standingOf(achievement) : requirementOf(achievement)}
      </span>
      {!saysStanding && <span className="sr-only">{messages.medalSoFar({ standing: soFar(category, current) })}</span>}
    </button>
  )
}
