import type { AchievementRarity } from 'game/achievements'
import * as messages from 'messages/achievements'
import { Medal } from '#web/ui/art/medal.tsx'
import { classNames } from '#web/ui/class-names.ts'

export const RARITY_NAMES: Record<AchievementRarity, string> = {
  bronze: messages.bronze,
  silver: messages.silver,
  gold: messages.gold,
  platinum: messages.platinum,
  diamond: messages.diamond,
}

/** Overrides the drawing's colours, which have no metal rarer than gold. */
const METALS: Record<AchievementRarity, string> = {
  bronze: '[--medal:oklch(0.7_0.1_55)] [--medal-edge:oklch(0.45_0.08_50)]',
  silver: '[--medal:oklch(0.82_0.015_260)] [--medal-edge:oklch(0.48_0.02_260)]',
  gold: '[--medal:var(--color-gold)] [--medal-edge:oklch(0.5356_0.1125_70.34)]',
  platinum: '[--medal:oklch(0.88_0.045_185)] [--medal-edge:oklch(0.46_0.07_190)]',
  diamond: '[--medal:oklch(0.83_0.085_245)] [--medal-edge:oklch(0.42_0.13_258)]',
}

/** Not reached yet: paper, with an outline. */
const UNWON = '[--medal:var(--color-sunken)] [--medal-edge:var(--color-control)] [--medal-ribbon:var(--color-rule)]'

type RarityMedalProps = { rarity: AchievementRarity; isReached: boolean; className: string }

/** The medal of an achievement, 64 × 72, in its metal once it is reached. */
export function RarityMedal({ rarity, isReached, className }: RarityMedalProps) {
  return <Medal className={classNames(isReached ? METALS[rarity] : UNWON, className)} />
}
