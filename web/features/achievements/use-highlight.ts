import { HIGHLIGHT_MS } from 'game/achievements'
import { useEffect, useState } from 'react'
import { useReducedMotion } from '#web/ui/reduced-motion.ts'

type Highlight<Entry> = {
  entry: Entry | undefined
  /** Whether it would advance by itself without reduced motion. */
  canRotate: boolean
  choose: (id: string) => void
}

/** Rotates through a list, 3 seconds for each entry. Pauses while `isHeld`, and always with reduced motion. */
export function useHighlight<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  isHeld: boolean,
): Highlight<Entry> {
  const [chosen, choose] = useState<string>()
  const canRotate = !useReducedMotion() && list.length > 1
  // An entry that is no longer in the list (another filter) is replaced by the first.
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
