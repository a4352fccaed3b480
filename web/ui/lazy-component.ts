import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A component whose script is fetched on first use and then kept. Not React.lazy, which remembers a failure until the
 * page is reloaded.
 * @returns a hook. It fetches while `wanted` is truthy and the script isn't there. After a failure it calls `onMissing`
 * and waits for `retry`, or for another value of `wanted`.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  return function useLazyComponent(wanted: unknown, onMissing?: () => void) {
    const [fetched, setFetched] = useState(() => known)
    const [failed, setFailed] = useState<{ wanted: unknown }>()
    if (failed !== undefined && failed.wanted !== wanted) setFailed(undefined)
    const isMissing = failed !== undefined
    const isDue = Boolean(wanted) && fetched === undefined && !isMissing
    const miss = useEffectEvent(() => {
      setFailed({ wanted })
      onMissing?.()
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: another value of `wanted` is another attempt
    useEffect(() => {
      if (!isDue) return
      let isCurrent = true
      load().then(
        (component) => {
          known = component
          if (isCurrent) setFetched(() => component)
        },
        () => {
          if (isCurrent) miss()
        },
      )
      return () => {
        isCurrent = false
      }
    }, [isDue, wanted])
    return { Component: fetched, isMissing, retry: () => setFailed(undefined) }
  }
}
