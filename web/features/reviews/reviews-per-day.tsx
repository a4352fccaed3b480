import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import { REVIEWS_PER_DAY } from 'game/reviews'
import * as messages from 'messages/reviews'
import { patch } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

const OPTIONS = REVIEWS_PER_DAY.map((count) => ({ value: String(count), label: String(count) }))

/** How many questions a member reviews in a day at most. */
export function ReviewsPerDay() {
  const { id, reviewsPerDay } = useMember()
  const afterPaidWrite = usePaidWrite()
  const { mutate, isPending, variables } = useToastMutation({
    send: (count: NonNullable<AccountUpdate['reviewsPerDay']>) =>
      patch<User>(`/api/users/${id}`, { reviewsPerDay: count } satisfies AccountUpdate),
    done: (user) => ({
      title: messages.choiceSaved,
      description: messages.atMost({ count: user.reviewsPerDay }),
    }),
    failed: messages.choiceFailed,
    invalidates: [queryKeys.today, queryKeys.reviews],
    // A lower number may finish the day, which pays it.
    onSaved: afterPaidWrite,
  })
  const choose = (value: string) => {
    const count = REVIEWS_PER_DAY.find((each) => String(each) === value)
    if (count !== undefined && !isPending) mutate(count)
  }
  return (
    <SegmentedControl
      label={messages.questionsADay}
      options={OPTIONS}
      value={String(isPending ? variables : reviewsPerDay)}
      onChange={choose}
      className="max-w-form"
    />
  )
}
