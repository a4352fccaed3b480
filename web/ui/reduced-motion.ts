import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

export function motionIsReduced(): boolean {
  return query().matches
}

/** Whether scripts must not animate anything: the person prefers reduced motion, or the browser can't. */
export function animationIsOff(): boolean {
  return !('animate' in Element.prototype) || motionIsReduced()
}

/** The same as `motionIsReduced`, updated while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(followMotion, motionIsReduced)
}

function followMotion(changed: () => void): () => void {
  const followed = query()
  followed.addEventListener('change', changed)
  return () => followed.removeEventListener('change', changed)
}
