import { MissingPart } from '#web/client/lazy/lazy-part.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const useAdvice = lazyComponent(async () => (await import('./claim-advice.tsx')).ClaimAdvice)

/**
 * Advice on claims in a text that is being written, shown under its field. It never prevents sending. The rules are
 * separate scripts, one for each language, that are loaded once there is text, and the text never leaves the browser.
 */
export function ClaimHints({ text }: { text: string }) {
  const isWanted = text.trim() !== ''
  const { Component: ClaimAdvice, isMissing, retry } = useAdvice(isWanted)
  if (!isWanted) return null
  if (ClaimAdvice !== undefined) return <ClaimAdvice text={text} />
  return isMissing ? <MissingPart onRetry={retry} /> : null
}
