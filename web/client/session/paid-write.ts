import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { User } from 'contract/users'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { updateUser } from '#web/client/session/stored-user.ts'

/** For writes that pay: stores the server's user and refetches the leaderboard. */
export function usePaidWrite(): (user: User) => void {
  const queryClient: QueryClient = useQueryClient()
  return (user) => {
    updateUser(user)
    void queryClient.invalidateQueries({ queryKey: queryKeys.leaderboard })
  }
}
