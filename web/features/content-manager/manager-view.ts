export const MANAGER_TABS = ['courses', 'stations', 'conversations', 'translations', 'statistics'] as const
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
  /** The code of the language translated into, and what is in the editor, such as `mission/1`. */
  language?: string | undefined
  translation?: string | undefined
}

/** Goes to another view; fields that aren't named stay unchanged. @param focus the id of the element to focus there */
export type ChangeView = (changes: ManagerView, focus?: string) => void

/** @returns the tab with this name; undefined for the first one and for any other text */
export function tabFrom(text: unknown): ManagerTab | undefined {
  return MANAGER_TABS.slice(1).find((tab) => tab === text)
}
