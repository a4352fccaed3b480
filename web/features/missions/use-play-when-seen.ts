import { type RefObject, useLayoutEffect } from 'react'

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
    if (!target || motionIsUnwanted()) return
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

function motionIsUnwanted(): boolean {
  return !('animate' in Element.prototype) || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
