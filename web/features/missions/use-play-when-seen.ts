import { type RefObject, useLayoutEffect } from 'react'
import { animationIsOff } from '#web/ui/reduced-motion.ts'

type Motion = { keyframes: Keyframe[]; options: KeyframeAnimationOptions }

/**
 * Plays a motion once, as soon as the element has come into view; until then it waits in its first frame. Nothing moves
 * for somebody who asked for less motion.
 * @param motion gives the motion, or null where there is nothing to show; asked once, when the element appears
 */
export function usePlayWhenSeen(element: RefObject<Element | null>, motion: (element: Element) => Motion | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is played once, not again at every render
  useLayoutEffect(() => {
    const target = element.current
    if (!target || animationIsOff()) return
    const played = motion(target)
    if (!played) return
    const animation = target.animate(played.keyframes, { fill: 'backwards', ...played.options })
    animation.pause()
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      animation.play()
    })
    observer.observe(target)
    return () => {
      observer.disconnect()
      animation.cancel()
    }
  }, [])
}
