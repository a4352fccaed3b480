import type { User } from 'contract/users'
import { createContext, type ReactNode, use } from 'react'

const Member = createContext<User | null>(null)

/** Provides the signed-in member to everything inside. */
export function MemberProvider({ user, children }: { user: User; children: ReactNode }) {
  return <Member value={user}>{children}</Member>
}

/** The signed-in member, on screens that only members see. @throws Error outside of `MemberProvider` */
export function useMember(): User {
  const user = use(Member)
  if (user === null) throw new Error('useMember() is only for screens inside MemberProvider')
  return user
}
