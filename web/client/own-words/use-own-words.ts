import { useSyncExternalStore } from 'react'
import { dropDraft, readDraft, subscribeToDrafts, writeDraft } from '#web/client/forms/drafts.ts'
import { useMember } from '#web/client/session/member.tsx'

export type OwnWords = {
  text: string
  isChanged: boolean
  change: (text: string) => void
  reset: () => void
}

const draftOf = (memberId: string, name: string) => `${memberId}:words:${name}`

/** The text as the member has changed it by now. */
export function ownWordsOf(memberId: string, name: string, original: string): string {
  return readDraft(draftOf(memberId, name)) ?? original
}

/** For words that were used. */
export function dropOwnWords(memberId: string, name: string): void {
  dropDraft(draftOf(memberId, name))
}

/**
 * A text of ours that a member may change before they share it. What they changed stays in this tab, also when they look at
 * another page meanwhile.
 * @param name of the text, apart from the member
 */
export function useOwnWords(name: string, original: string): OwnWords {
  const draft = draftOf(useMember().id, name)
  const text = useSyncExternalStore(subscribeToDrafts, () => readDraft(draft)) ?? original
  return {
    text,
    isChanged: text !== original,
    change: (next) => (next === original ? dropDraft(draft) : writeDraft(draft, next)),
    reset: () => dropDraft(draft),
  }
}
