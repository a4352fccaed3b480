import { ANIMATION_MS, type ProjectedLevel } from 'game/calculator'
import { useEffect, useState } from 'react'
import { motionIsReduced } from '#web/ui/reduced-motion.ts'

/**
 * The levels that are shown: with `isAnimated` one more every 300 ms, starting over for each new projection; otherwise,
 * and with reduced motion, all at once.
 */
export function useBuiltLevels(levels: readonly ProjectedLevel[], isAnimated: boolean): readonly ProjectedLevel[] {
  const [built, setBuilt] = useState({ levels, count: levels.length })
  const isBuilding = isAnimated && !motionIsReduced()
  if (built.levels !== levels) setBuilt({ levels, count: isBuilding ? 1 : levels.length })
  const [wasAnimated, setWasAnimated] = useState(isAnimated)
  if (wasAnimated !== isAnimated) {
    setWasAnimated(isAnimated)
    setBuilt({ levels, count: isBuilding ? 1 : levels.length })
  }
  const isWhole = built.count >= levels.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new projection restarts the clock
  useEffect(() => {
    if (isWhole) return
    const timer = setInterval(() => setBuilt((now) => ({ ...now, count: now.count + 1 })), ANIMATION_MS)
    return () => clearInterval(timer)
  }, [isWhole, levels])
  return isWhole ? levels : levels.slice(0, built.count)
}
