import { CancelledError } from '@tanstack/react-query'
import type { User } from 'contract/users'
import { get } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { dropAllDrafts } from '#web/client/forms/drafts.ts'
import { keepAnswersFor } from '#web/client/offline/keep-answers.ts'
import { isLogoutWaiting } from '#web/client/session/leave-later.ts'
import {
  clearAnswers,
  clearUser,
  eraseMember,
  markAnswer,
  readCopy,
  storedUser,
  subscribeToUser,
  userVersion,
} from '#web/client/session/stored-user.ts'
import { hasCookieHint } from '#web/client/session/visitor-hint.ts'

const ME = { queryKey: queryKeys.me }

/** Here tabs tell each other that the session has ended (`left`), or that its member has logged out (`logout`). */
const CHANNEL = 'member'

/**
 * Follows the session from here on: the user is replaced by the server's now and whenever a window event `userUpdate`
 * fires. A visitor with neither copy nor cookie hint makes no call.
 * @returns a function that stops it
 */
export function startSession(): () => void {
  const check = () => {
    if (storedUser() !== null || readCopy() !== null || hasCookieHint()) refreshUser().catch(keepTheCopy)
  }
  check()
  window.addEventListener('userUpdate', check)
  const stopFollowing = followMember()
  const tellServer = () => isLogoutWaiting() && void tellOfLogout().catch(keepTheCopy)
  tellServer()
  window.addEventListener('online', tellServer)
  return () => {
    window.removeEventListener('userUpdate', check)
    window.removeEventListener('online', tellServer)
    stopFollowing()
  }
}

async function tellOfLogout(): Promise<void> {
  const { sendLogout } = await import('#web/client/session/send-logout.ts')
  await sendLogout()
}

/** What was kept and cached for a member goes with them, in every tab. */
function followMember(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let memberId = storedUser()?.id ?? null
  void keepAnswersFor(memberId)
  const stop = subscribeToUser(() => {
    const before = memberId
    memberId = storedUser()?.id ?? null
    if (memberId === before) return
    void keepAnswersFor(memberId)
    if (before !== null) clearAnswers()
    if (memberId === null) channel.postMessage('left')
  })
  channel.onmessage = ({ data }) => {
    // The rest is in storage that tabs share.
    if (data === 'logout') dropAllDrafts()
    // Where storage is switched off, this is the only way other tabs hear of it. A copy there would be of a later login.
    if (readCopy() === null) clearUser()
  }
  return () => {
    stop()
    channel.close()
  }
}

/** After a logout, or once the account is deleted: nothing of the member stays in any tab of this browser. */
export function eraseInAllTabs(): void {
  eraseMember()
  dropAllDrafts()
  // This tab hears it, too, and has nothing left to drop.
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('logout')
  channel.close()
}

/** The copy, once a question to the server that is under way has been answered or has failed. */
export async function checkedUser(): Promise<User | null> {
  if (queryClient.isFetching(ME) > 0) await askServer().catch(keepTheCopy)
  return storedUser()
}

/**
 * Who is signed in: from the copy at once where there is one, else from the server where a cookie says it is worth asking.
 * @throws ApiError when the server had to be asked and could not answer
 */
export async function currentUser(): Promise<User | null> {
  const user = storedUser()
  if (user !== null || !hasCookieHint()) return user
  return askServer()
}

/**
 * Replaces the copy by the server's user, unless something newer was stored while the question was under way. An older
 * question is given up; who waits for it gets this answer.
 * @returns the user that is now stored, null if the server says that the session has ended
 * @throws ApiError when the server could not answer
 */
export async function refreshUser(): Promise<User | null> {
  // Not reverted: that would bring back the user of before the question.
  if (queryClient.isFetching(ME) > 0) await queryClient.cancelQueries(ME, { silent: true, revert: false })
  return askServer()
}

/** Asks, or waits for the question that is under way. */
async function askServer(): Promise<User | null> {
  try {
    await queryClient.fetchQuery({ ...ME, queryFn: getMe, staleTime: 0 })
  } catch (error) {
    // Given up for a newer question.
    if (error instanceof CancelledError) return askServer()
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  return storedUser()
}

// Without the query's signal: an answer is dropped by its version, and a component that goes must not cancel it.
async function getMe(): Promise<User> {
  const version = userVersion()
  return markAnswer(await get<User>('/api/auth/me'), version)
}

/** The server could not be asked: what this browser knows has to do. */
function keepTheCopy(): void {}
