import { MissingPart } from '#web/client/lazy/lazy-part.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const useAdvice = lazyComponent(async () => (await import('./claim-advice.tsx')).ClaimAdvice)

/**
 * Advice on claims in what somebody is writing, for the space under its field. It never keeps a text from being sent. The
 * rules come as a script of their own once there are words, and no word leaves the browser.
 */
export function ClaimHints({ text }: { text: string }) {
  const isWanted = text.trim() !== ''
  const { Component: ClaimAdvice, isMissing, retry } = useAdvice(isWanted)
  if (!isWanted) return null
  if (ClaimAdvice !== undefined) return <ClaimAdvice text={text} />
  return isMissing ? <MissingPart onRetry={retry} /> : null
}
