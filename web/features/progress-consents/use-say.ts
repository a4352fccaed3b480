import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import { storedWording } from 'game/consent'
import { language } from 'messages/language'
import * as messages from 'messages/progress-consents'
import * as wordings from 'messages/shared/consent'
import { patch } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'

type Said = Pick<AccountUpdate, 'shareProgress' | 'consentLanguage' | 'consentText' | 'noNudges'>

/** An answer to the question, with the text that it answers. */
export const answer = (shareProgress: boolean) => ({
  shareProgress,
  consentLanguage: language,
  consentText: storedWording(wordings.progress),
})

/** Saves what the member says about being seen and being nudged. `done` is what the toast says. */
export function useSay(done?: (said: Said) => string) {
  const { id } = useMember()
  return useToastMutation({
    send: (said: Said) => patch<User>(`/api/users/${id}`, said),
    done: (_, said) => done && { title: messages.choiceSaved, description: done(said) },
    failed: messages.choiceFailed,
    invalidates: [queryKeys.firstDays],
    onSaved: updateUser,
  })
}
