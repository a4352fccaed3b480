import { useEffect, useEffectEvent, useRef } from 'react'
import { whenIdle } from '#web/client/lazy/when-idle.ts'
import { useMember } from '#web/client/session/member.tsx'
import type { ReviewSession } from './use-review-session.ts'

/**
 * Asks quietly for what is due from now on, for times without a connection: at the end of a review, once the server has
 * taken all its answers, or where the member leaves before.
 */
export function useKeepReviews({ step, given }: Pick<ReviewSession, 'step' | 'given'>): void {
  const { id } = useMember()
  const taken = given.filter(({ outcome }) => outcome !== undefined).length
  const isAtEnd = step === undefined && taken === given.length
  const asked = useRef(0)
  const ask = useEffectEvent(() => {
    if (taken === asked.current || !navigator.serviceWorker?.controller) return
    asked.current = taken
    const load = () => import('#web/client/offline/keep.ts').then(({ keepReviews }) => keepReviews(id))
    whenIdle(() => void load().catch(() => undefined))
  })
  useEffect(() => {
    if (isAtEnd) ask()
  }, [isAtEnd])
  useEffect(() => () => ask(), [])
}
