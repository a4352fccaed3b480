import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

type Step = { replace?: boolean; state?: HistoryState }

/**
 * A dialog that stands in the address, so that Back closes it: opening is a step forward, closing takes that step back.
 * Who came by the address itself has no such step; for them closing changes the address in its place.
 * @param shown what the address says is open
 * @param show goes to the address that says so
 */
export function useDialogInAddress<Shown>(
  shown: Shown | undefined,
  show: (next: Shown | undefined, step: Step) => unknown,
) {
  const router = useRouter()
  // Going back takes a moment: a second press meanwhile would leave the page, a next one put another in its place.
  const isClosing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: over with the first thing that is shown afterwards
  useEffect(() => {
    isClosing.current = false
  }, [shown])
  const wasOpened = () => router.state.location.state.opened === true
  return {
    open: (next: Shown) => void show(next, { state: { opened: true } }),
    /** Another takes the place of what is shown. */
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
