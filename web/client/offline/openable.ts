import { keptAnswers } from '#web/client/offline/keep-answers.ts'

/** The screens that a member goes to, and what each can't be without. */
const SCREENS = {
  '/dashboard': (id: string) => `/api/users/${id}/today`,
  '/courses': () => '/api/courses',
  '/review': (id: string) => `/api/users/${id}/reviews`,
  '/practice': () => '/api/conversations',
  '/people': (id: string) => `/api/users/${id}/people`,
} as const

export type Openable = keyof typeof SCREENS

/** @returns the screens that open without a connection */
export async function openableScreens(memberId: string): Promise<Openable[]> {
  const cache = await keptAnswers(memberId)
  if (cache === undefined) return []
  const screens = Object.keys(SCREENS) as Openable[]
  const kept = await Promise.all(screens.map((screen) => cache.match(SCREENS[screen](memberId))))
  return screens.filter((_, n) => kept[n] !== undefined)
}
