import type { Signal } from 'game/reviews'
import * as messages from 'messages/reviews'
import { classNames } from '#web/ui/class-names.ts'

/** What a signal says; where nothing was learned yet there is none. */
const LOOKS: Record<Exclude<Signal, 'none'>, { word: string; look: string }> = {
  green: { word: messages.fresh, look: 'bg-done-tint text-done' },
  amber: { word: messages.fading, look: 'bg-earned-tint text-earned' },
  red: { word: messages.faded, look: 'bg-danger-tint text-danger' },
}

/**
 * How fresh something is in the member's memory: a lamp and its word.
 * @param words said instead of its own word, where that would not say what is fresh
 */
export function SignalChip({ signal, words }: { signal: Signal; words?: string }) {
  if (signal === 'none') return null
  const { word, look } = LOOKS[signal]
  return (
    <span
      className={classNames('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm', look)}
    >
      <span className="size-2.5 rounded-full bg-current" aria-hidden />
      {words ?? word}
    </span>
  )
}
