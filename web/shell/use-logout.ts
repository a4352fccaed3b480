import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as messages from 'messages/shell'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { dropAllDrafts } from '#web/client/forms/drafts.ts'
import { eraseMember } from '#web/client/session/stored-user.ts'
import { toast } from '#web/ui/toast.ts'

/** Ends the session, forgets who was here and goes to the landing page, or where `leave` leads. */
export function useLogout(leave?: () => Promise<void>): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await post('/api/auth/logout')
    } catch (error) {
      // Nobody may believe to have left a shared computer while the session still lives.
      if (!(error instanceof ApiError && error.status === 401)) {
        toast({ title: messages.error, description: sentenceOf(error, messages.stillLoggedIn), variant: 'destructive' })
        return
      }
    }
    eraseMember(queryClient)
    dropAllDrafts()
    await (leave ? leave() : navigate({ to: '/' }))
  }
}
