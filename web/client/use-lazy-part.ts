import { type ComponentType, useCallback, useEffect, useState } from 'react'

type LazyPart<Props> = { Part: ComponentType<Props> | undefined; isMissing: boolean; askAgain: () => void }

/**
 * A part of a page whose script is fetched when it is wanted. Not React.lazy: that would remember a failure for as long
 * as the page lives.
 * @param load gives the component; the same function at every render
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): LazyPart<Props> {
  const [part, setPart] = useState<{ component?: ComponentType<Props> }>()
  useEffect(() => {
    if (!isWanted || part !== undefined) return
    let isHere = true
    load().then(
      (component) => isHere && setPart({ component }),
      () => isHere && setPart({}),
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted, part])
  const askAgain = useCallback(() => setPart(undefined), [])
  return { Part: part?.component, isMissing: part !== undefined && part.component === undefined, askAgain }
}
