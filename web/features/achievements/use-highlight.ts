import { HIGHLIGHT_MS } from 'game/achievements'
import { useEffect, useState } from 'react'
import { useReducedMotion } from '#web/ui/reduced-motion.ts'

type Highlight<Entry> = {
  entry: Entry | undefined
  /** Whether it would move on by itself, for somebody who does not mind motion. */
  canRotate: boolean
  choose: (id: string) => void
}

/**
 * One entry of a list after the other, 3 seconds each, round and round. Rests while `isHeld`, and for
 * somebody who asked for less motion always.
 */
export function useHighlight<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  isHeld: boolean,
): Highlight<Entry> {
  const [chosen, choose] = useState<string>()
  const canRotate = !useReducedMotion() && list.length > 1
  // What is not in the list any more (another filter) gives way to the first.
  const index = Math.max(
    0,
    list.findIndex(({ id }) => id === chosen),
  )
  const entry = list[index]
  const nextId = list[(index + 1) % list.length]?.id
  useEffect(() => {
    if (!canRotate || isHeld) return
    const timer = setTimeout(() => choose(nextId), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [canRotate, isHeld, nextId])
  return { entry, canRotate, choose }
}
