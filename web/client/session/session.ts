import type { User } from 'contract/users'
import { get } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { storedUser, storeUser, userVersion } from '#web/client/session/stored-user.ts'
import { hasCookieHint } from '#web/client/session/visitor-hint.ts'

let newest: Promise<User | null> | undefined

/**
 * Follows the session from here on: the copy in this browser is replaced by the server's user now and whenever a
 * window event `userUpdate` fires (spec §3, decisions §4). A visitor with neither copy nor hint makes no call.
 * @returns a function that stops it
 */
export function startSession(): () => void {
  const check = () => {
    if (storedUser() !== null || hasCookieHint()) refreshUser().catch(keepTheCopy)
  }
  check()
  window.addEventListener('userUpdate', check)
  return () => window.removeEventListener('userUpdate', check)
}

/** The copy, once a question to the server that is under way has been answered or has failed. */
export async function checkedUser(): Promise<User | null> {
  await newest?.catch(keepTheCopy)
  return storedUser()
}

/**
 * Who is signed in: from the copy at once where there is one, else from the server where a cookie says it is worth asking.
 * @throws ApiError when the server had to be asked and could not answer
 */
export async function currentUser(): Promise<User | null> {
  const user = storedUser()
  if (user !== null || !hasCookieHint()) return user
  return newest ?? refreshUser()
}

/**
 * Replaces the copy by the server's user, unless something newer was stored while the question was under way.
 * @returns the user as now stored, null when the server says that nobody is signed in
 * @throws ApiError when the server could not answer
 */
export function refreshUser(): Promise<User | null> {
  const question = ask(() => question === newest)
  newest = question
  const done = () => {
    if (newest === question) newest = undefined
  }
  question.then(done, done)
  return question
}

async function ask(isNewest: () => boolean): Promise<User | null> {
  const version = userVersion()
  try {
    const user = await get<User>('/api/auth/me')
    if (isNewest() && version === userVersion()) storeUser(user)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  return storedUser()
}

/** The server could not be asked: what this browser knows has to do. */
function keepTheCopy(): void {}
