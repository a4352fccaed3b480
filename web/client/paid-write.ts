import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { User } from 'contract/users'
import { storeUser } from '#web/client/stored-user.ts'

/** The first part of every key under which a board is cached. */
export const LEADERBOARD_KEY = 'leaderboard'

/** What follows every write that pays: the server's user replaces the copy, the board is asked again (decisions §4). */
export function usePaidWrite(): (user: User) => void {
  const queryClient: QueryClient = useQueryClient()
  return (user) => {
    storeUser(user)
    void queryClient.invalidateQueries({ queryKey: [LEADERBOARD_KEY] })
  }
}
