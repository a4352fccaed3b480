import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '#web/client/lazy/when-idle.ts'
import { isOnline } from '#web/client/offline/connection.ts'
import { leaveBehind, NotTaken, type TakenAlong, takeAlong, takenAlong } from '#web/client/offline/taken-along.ts'
import { useMember } from '#web/client/session/member.tsx'

/** A copy so young isn't refreshed, in milliseconds. */
const FRESH_FOR = 600_000

/** `unknown` until this device has been asked. */
export type TakeAlongState =
  | { is: 'unknown' }
  | { is: 'offered'; failed?: NotTaken['because'] }
  | { is: 'loading'; share: number }
  | { is: 'here'; taken: TakenAlong }
  | { is: 'removed'; undo: () => Promise<void> }

/** One course on this device. A copy is refreshed when its page is opened with a connection. */
export function useTakeAlong(courseId: number) {
  const { id: memberId } = useMember()
  const [state, setState] = useState<TakeAlongState>({ is: 'unknown' })
  const look = async () => {
    const taken = await takenAlong(memberId, courseId)
    setState(taken ? { is: 'here', taken } : { is: 'offered' })
    return taken
  }
  const refresh = async () => {
    if (!isOnline()) return
    // Where that fails, what is here stays.
    const taken = await takeAlong(memberId, courseId).catch(() => undefined)
    if (taken) setState((now) => (now.is === 'here' ? { is: 'here', taken } : now))
  }
  const begin = useEffectEvent(async () => {
    const taken = await look()
    if (taken && Date.now() - taken.at > FRESH_FOR) whenIdle(() => void refresh())
  })
  useEffect(() => void begin(), [])
  const take = async () => {
    setState({ is: 'loading', share: 0 })
    try {
      const taken = await takeAlong(memberId, courseId, (share) => setState({ is: 'loading', share }))
      setState({ is: 'here', taken })
    } catch (error) {
      setState({ is: 'offered', failed: error instanceof NotTaken ? error.because : 'unreachable' })
    }
  }
  const remove = async () => setState({ is: 'removed', undo: await leaveBehind(memberId, courseId) })
  const undo = async () => {
    if (state.is !== 'removed') return
    // Where there's no room any more, it's offered again.
    await state.undo().catch(() => undefined)
    await look()
  }
  return { state, take, remove, undo }
}
