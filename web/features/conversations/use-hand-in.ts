import type { PracticeResult, PracticeRun } from 'contract/conversations'
import { postOnce } from '#web/client/api/api.ts'
import { useWishKeys } from '#web/client/api/idempotency-keys.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { counted } from '#web/ui/counted.ts'

/** Sends a finished run; the server replays it, stores what it ended in, and pays the first clear ending. */
export function useHandIn(onResult: (result: PracticeResult) => void) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  const { keyFor, granted } = useWishKeys()
  return useToastMutation({
    invalidates: [[...queryKeys.conversations, 'list']],
    send: (run: PracticeRun) => postOnce<PracticeResult>(`/api/users/${id}/practice`, keyFor(wishOf(run)), run),
    done: ({ tokensEarned, pointsEarned }) =>
      tokensEarned + pointsEarned === 0
        ? undefined
        : {
            title: 'Clear ending!',
            description: `${counted(tokensEarned, 'token')} and ${counted(pointsEarned, 'point')} are yours.`,
          },
    failed: 'We couldn’t save this conversation. Please try again.',
    onSaved: (result, run) => {
      granted(wishOf(run))
      afterPaidWrite(result.user)
      onResult(result)
    },
  })
}

function wishOf({ slug, replies }: PracticeRun): string {
  return `${slug} ${replies.join()}`
}
