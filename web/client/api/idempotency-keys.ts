import { useState } from 'react'
import { newRequestKey } from '#web/client/api/api.ts'

/**
 * Keys for `postOnce`: a wish keeps its key however often it is tried, until it is granted. So a double click, or a
 * retry after an answer that was lost, has its effect once.
 * @returns `keyFor` a wish, and `granted` for when its answer came
 */
export function useWishKeys() {
  const [keys] = useState(() => new Map<string, string>())
  return {
    keyFor(wish: string): string {
      const key = keys.get(wish) ?? newRequestKey()
      keys.set(wish, key)
      return key
    },
    granted(wish: string): void {
      keys.delete(wish)
    },
  }
}
