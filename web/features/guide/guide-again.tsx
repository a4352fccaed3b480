import * as messages from 'messages/guide'
/** The button that brings a dismissed guide back. */
export function GuideAgain({ onBringBack }: { onBringBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBringBack}
      className="min-h-11 justify-self-center px-3 font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
    >
      {messages.showAgain}
    </button>
  )
}
