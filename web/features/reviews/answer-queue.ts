import type { ReviewAnswer, ReviewVerdict } from 'contract/reviews'
import { useSyncExternalStore } from 'react'
import { newRequestKey, postOnce } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import { UNSENT_KEY } from './unsent-answers.ts'

/*
 * Answers of a review leave in the background, one after the other in the order they were given, each with its key. What
 * could not be sent stays in this browser and is sent when the connection is back, or at the next visit.
 */

/** What the server made of an answer; `refused`: the question is not due any more. */
export type Outcome = { verdict: ReviewVerdict } | { refused: ApiError }

type Waiting = { memberId: string; key: string; at: number; answer: ReviewAnswer }

/** As long as the server knows a key: an older answer might count twice. In milliseconds. */
const KEY_LIVES = 24 * 60 * 60 * 1_000

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

let waiting = readStored()
let isOffline = false
/** By member: another one may log in on the same device. */
const trying = new Set<string>()
const rounds = new Map<string, Promise<number>>()
const settled = new Map<string, (outcome: Outcome) => void>()
const listeners = new Set<() => void>()

/** Sends an answer. @returns what the server made of it, however long that takes */
export function queueAnswer(memberId: string, answer: ReviewAnswer): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const key = newRequestKey()
  settled.set(key, resolve)
  store((list) => [...list, { memberId, key, at: Date.now(), answer }])
  void keepTrying(memberId)
  return promise
}

/** Sends what waits, as far as that succeeds now. */
export async function sendWaiting(memberId: string): Promise<void> {
  await sendAll(memberId)
}

/** Whether answers wait because the server can't be reached. */
export function useUnsentAnswers(): boolean {
  return useSyncExternalStore(subscribe, () => isOffline && waiting.length > 0)
}

async function keepTrying(memberId: string): Promise<void> {
  if (trying.has(memberId)) return
  trying.add(memberId)
  try {
    let pause = FIRST_PAUSE
    while (firstOf(memberId) !== undefined) {
      const wanted = await sendAll(memberId)
      // Without a session nothing can be sent; the next visit sends it.
      if (firstOf(memberId) === undefined || !isSignedIn(memberId)) break
      await connection(Math.max(pause, wanted))
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  } finally {
    trying.delete(memberId)
  }
}

function isSignedIn(memberId: string): boolean {
  return storedUser()?.id === memberId
}

/** @returns after how many milliseconds it is worth trying again; 0 when all is sent or the server didn't say */
function sendAll(memberId: string): Promise<number> {
  const known = rounds.get(memberId)
  if (known !== undefined) return known
  const round = sendInOrder(memberId).finally(() => rounds.delete(memberId))
  rounds.set(memberId, round)
  return round
}

async function sendInOrder(memberId: string): Promise<number> {
  for (let next = firstOf(memberId); next !== undefined && isSignedIn(memberId); next = firstOf(memberId)) {
    const { key, answer } = next
    try {
      settle(key, { verdict: await postOnce<ReviewVerdict>(`/api/users/${memberId}/reviews`, key, answer) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Where somebody else has logged in meanwhile, the refusal says nothing about the answer.
      if (isWorthRetrying(error) || !isSignedIn(memberId)) {
        setOffline(true)
        return (error.retryAfter ?? 0) * 1_000
      }
      settle(key, { refused: error })
    }
    setOffline(false)
  }
  return 0
}

/** No answer came or none that can be read, the session has ended, or the server asks for patience. */
function isWorthRetrying({ status }: ApiError): boolean {
  return status < 400 || status === 401 || status === 429 || status >= 500
}

function settle(key: string, outcome: Outcome): void {
  store((list) => list.filter((each) => each.key !== key))
  settled.get(key)?.(outcome)
  settled.delete(key)
}

function firstOf(memberId: string): Waiting | undefined {
  return waiting.find((each) => each.memberId === memberId && isYoung(each))
}

/** Waits until the browser is online again, and no longer than so many milliseconds. */
function connection(longest: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, longest)
    window.addEventListener('online', done)
  })
}

function setOffline(now: boolean): void {
  isOffline = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(change: (list: Waiting[]) => Waiting[]): void {
  waiting = change(waiting)
  try {
    // What other tabs left there stays.
    const now = change(readStored())
    if (now.length === 0) localStorage.removeItem(UNSENT_KEY)
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(now))
  } catch {
    // Storage is switched off or full: the answers stay in memory until the page is left.
  }
}

function readStored(): Waiting[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isWaiting).filter(isYoung) : []
  } catch {
    return []
  }
}

/** Browser storage can hold anything. */
function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false
  const { memberId, key, at, answer } = value as Partial<Record<keyof Waiting, unknown>>
  return typeof memberId === 'string' && typeof key === 'string' && typeof at === 'number' && answer instanceof Object
}

function isYoung({ at }: Waiting): boolean {
  return Date.now() - at < KEY_LIVES
}
