import * as messages from 'messages/shell'
/** The first stop of the Tab key, seen only then. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-full bg-sign px-5 py-2.5 font-semibold text-on-sign focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
    >
      {messages.skip}
    </a>
  )
}
