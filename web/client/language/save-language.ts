import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import * as messages from 'messages/language-choice'
import type { MouseEvent } from 'react'
import { patch } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { switchAddress } from '#web/client/language/addresses.ts'
import { leaveFor } from '#web/client/lazy/leave-for.ts'
import { updateUser, useUser } from '#web/client/session/stored-user.ts'

/**
 * Saves a language for the signed-in member before its link is followed.
 * @param path where the visitor is, as the router knows it
 */
export function useSaveLanguage(path: string) {
  const user = useUser()
  const { mutate, isPending } = useToastMutation({
    send: (code: string) => patch<User>(`/api/users/${user?.id}`, { language: code } satisfies AccountUpdate),
    failed: messages.notSaved,
    onSaved: (saved, code) => {
      updateUser(saved)
      leaveFor(switchAddress(code, path))
    },
  })
  const save = (code: string, event: MouseEvent) => {
    const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (user === null || isForAnotherTab) return
    event.preventDefault()
    if (!isPending) mutate(code)
  }
  return { save, isSaving: isPending }
}
