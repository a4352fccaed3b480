import * as messages from 'messages/rewards'
import { Banner } from '#web/ui/banner.tsx'

/** Members use these texts as their own, so they're told that nobody has read the translation. */
export function NotReviewed({ items }: { items: readonly { isReviewed: boolean }[] }) {
  return items.some(({ isReviewed }) => !isReviewed) && <Banner tone="sky">{messages.notReviewed}</Banner>
}
