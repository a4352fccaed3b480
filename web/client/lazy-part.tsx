import type { ComponentType, ReactNode } from 'react'
import { missingScriptSentence } from '#web/client/missing-script.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLazyPart } from './use-lazy-part.ts'

/**
 * A component whose script is fetched when it is first drawn; where that fails, it says so in its place and can be asked
 * for again.
 * @param loading what stands there meanwhile
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode,
): ComponentType<Props> {
  // Drawn at once from then on: who goes back finds the page as long as it was.
  let known: ComponentType<Props> | undefined
  const loadAndKeep = async () => {
    known = await load()
    return known
  }
  return function LazyPart(props) {
    const { Part = known, isMissing, askAgain } = useLazyPart(loadAndKeep, known === undefined)
    if (Part !== undefined) return <Part {...props} />
    return isMissing ? <MissingPart onRetry={askAgain} /> : loading
  }
}

export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner tone="danger" role="alert">
      <p>{missingScriptSentence()}</p>
      <Button className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Banner>
  )
}
