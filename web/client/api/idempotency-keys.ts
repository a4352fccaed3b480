import { newRequestKey } from '#web/client/api/api.ts'
import { intentKeys } from '#web/client/session/intent-keys.ts'
import { useMember } from '#web/client/session/member.tsx'

/**
 * Keys for `postOnce`: an intent keeps its key however often and from whichever screen it is tried, until its answer
 * came. So a double click, or a retry after an answer that was lost, has its effect once. Intents must be
 * unique across all calls.
 * @returns `keyFor` an intent, and `clearKey` for when its answer came
 */
export function useIntentKeys() {
  const { id } = useMember()
  return {
    keyFor(intent: string): string {
      const key = intentKeys.get(id + intent) ?? newRequestKey()
      intentKeys.set(id + intent, key)
      return key
    },
    clearKey(intent: string): void {
      intentKeys.delete(id + intent)
    },
  }
}
