import type { TranslationSummary } from 'contract/translations'
import * as messages from 'messages/translations'
import { Chip } from '#web/ui/chip.tsx'

/** What may have to be done with a translation; nothing for `reviewed`. */
export const WORK = ['missing', 'changed', 'unfit', 'unreviewed', 'reviewed'] as const
export type Work = (typeof WORK)[number]

export function workOf({ state, reviewedAt }: TranslationSummary): Work {
  if (state !== 'current') return state
  return reviewedAt === null ? 'unreviewed' : 'reviewed'
}

export const WORK_NAMES: Readonly<Record<Work, string>> = {
  missing: messages.missing,
  changed: messages.changed,
  unfit: messages.unfit,
  unreviewed: messages.notReviewed,
  reviewed: messages.reviewed,
}

/** The state of a translation, in words. */
export function TranslationState({ translation }: { translation: TranslationSummary }) {
  const { isMachineMade, reviewedBy } = translation
  const work = workOf(translation)
  if (work === 'reviewed') {
    return (
      <Chip tone="done">{reviewedBy === null ? messages.reviewed : messages.reviewedBy({ name: reviewedBy })}</Chip>
    )
  }
  if (work === 'unreviewed') return <Chip>{isMachineMade ? messages.machineMade : messages.notReviewed}</Chip>
  return <Chip tone="earned">{WORK_NAMES[work]}</Chip>
}
