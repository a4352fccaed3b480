export const MANAGER_TABS = ['courses', 'stations', 'conversations', 'statistics'] as const
export type ManagerTab = (typeof MANAGER_TABS)[number]

/** What the content manager shows, as its address says it. Ids; undefined where nothing is chosen. */
export type ManagerView = {
  tab?: ManagerTab | undefined
  /** The course in the form. */
  course?: number | undefined
  /** The course whose materials are open. */
  materials?: number | undefined
  /** The course whose lessons are open, and the lesson in the form. */
  lessons?: number | undefined
  lesson?: number | undefined
  /** The quiz in the form. */
  quiz?: number | undefined
  /** The station in the form. */
  station?: number | undefined
  /** The short name of the conversation in the editor. */
  conversation?: string | undefined
}

/**
 * Goes to another view; what is not named stays as it is.
 * @param focus the id of what the keyboard is on when it is there
 */
export type ChangeView = (changes: ManagerView, focus?: string) => void

/** @returns the tab that this text names, undefined for the first one and for anything else */
export function tabFrom(text: unknown): ManagerTab | undefined {
  return MANAGER_TABS.slice(1).find((tab) => tab === text)
}
