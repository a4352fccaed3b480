import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

type Step = { replace?: boolean; state?: HistoryState }

/**
 * A dialog whose state is in the address, so that Back closes it: opening adds a history entry, and closing goes back.
 * Without such an entry, because the page was opened at this address, closing replaces the address.
 * @param shown what is open according to the address
 * @param show navigates to the address for it
 */
export function useDialogInAddress<Shown>(
  shown: Shown | undefined,
  show: (next: Shown | undefined, step: Step) => unknown,
) {
  const router = useRouter()
  // Going back takes a moment, in which another call would leave the page or replace the wrong entry.
  const isClosing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: over with the first thing that is shown afterwards
  useEffect(() => {
    isClosing.current = false
  }, [shown])
  const wasOpened = () => router.state.location.state.opened === true
  return {
    open: (next: Shown) => void show(next, { state: { opened: true } }),
    /** Replaces what is shown by something else. */
    goTo: (next: Shown) => {
      if (!isClosing.current) void show(next, { replace: true, state: wasOpened() ? { opened: true } : {} })
    },
    close: () => {
      if (isClosing.current) return
      isClosing.current = true
      if (wasOpened()) router.history.back()
      else void show(undefined, { replace: true })
    },
  }
}
