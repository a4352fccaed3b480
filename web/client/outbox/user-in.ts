import type { User } from 'contract/users'
import { parseUser } from '#web/client/session/parse-user.ts'

/** The user in the answer to an act, where it has one. Lessons answer with that of their course. */
export function userIn(answer: unknown): User | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { user, course } = answer as { user?: unknown; course?: { user?: unknown } }
  return parseUser(JSON.stringify(user ?? course?.user ?? null)) ?? undefined
}
