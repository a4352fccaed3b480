import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

export function motionIsReduced(): boolean {
  return query().matches
}

/** Whether nothing is to be animated by script: the person asked for less motion, or the browser can't. */
export function animationIsOff(): boolean {
  return !('animate' in Element.prototype) || motionIsReduced()
}

/** The same as `motionIsReduced`, followed while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(followMotion, motionIsReduced)
}

function followMotion(changed: () => void): () => void {
  const followed = query()
  followed.addEventListener('change', changed)
  return () => followed.removeEventListener('change', changed)
}
