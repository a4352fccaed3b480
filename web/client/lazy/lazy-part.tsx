import * as messages from 'messages/client'
import type { ComponentType, ReactNode } from 'react'
import { missingScriptSentence } from '#web/client/lazy/missing-script.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'

/**
 * A component whose script is fetched when it is first drawn. Where that fails, it says so in its place and offers to try
 * again.
 * @param loading shown meanwhile
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode,
): ComponentType<Props> {
  const usePart = lazyComponent(load)
  return function LazyPart(props) {
    const { Component, isMissing, retry } = usePart(true)
    if (Component !== undefined) return <Component {...props} />
    return isMissing ? <MissingPart onRetry={retry} /> : loading
  }
}

export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner tone="danger" role="alert">
      <p>{missingScriptSentence()}</p>
      <Button className="mt-3" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </Banner>
  )
}
