import type { Person, PersonUpdate } from 'contract/people'
import * as messages from 'messages/people'
import { useSyncExternalStore } from 'react'
import { dropDraft, readDraft, subscribeToDrafts, writeDraft } from '#web/client/forms/drafts.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { type PersonValues, toSend } from './person-fields.tsx'

/** What was typed, over a person as they were when the typing began. */
type Draft = { values: PersonValues; readAt: string }

/**
 * What was typed about a person stays in this tab until it's saved or discarded, or the member logs out.
 * @param personId empty for a new person
 * @returns the draft, what sets or drops it, and what to call after a save
 */
export function usePersonDraft(personId: string) {
  const memberId = useMember().id
  const nameOf = (id: string) => `${memberId}:person:${id}`
  const name = nameOf(personId)
  const text = useSyncExternalStore(subscribeToDrafts, () => readDraft(name))
  const write = (draft: Draft | undefined) => (draft ? writeDraft(name, JSON.stringify(draft)) : dropDraft(name))
  /**
   * Drops what was sent. What was typed after it becomes a draft of the saved person, if it's about them.
   * @returns whether nothing was typed since
   */
  const settle = (sent: PersonUpdate, { id, updatedAt }: Person, isAboutThem = true): boolean => {
    const typed = parse(readDraft(name))
    const now = typed && { ...toSend(typed.values), updatedAt: sent.updatedAt }
    const isAll = typed === null || JSON.stringify(now) === JSON.stringify(sent)
    if (isAll || isAboutThem) dropDraft(name)
    if (!isAll && isAboutThem) {
      writeDraft(nameOf(id), JSON.stringify({ values: typed.values, readAt: updatedAt } satisfies Draft))
    }
    return isAll
  }
  return [parse(text), write, settle] as const
}

function parse(text: string | null): Draft | null {
  return JSON.parse(text ?? 'null')
}

export function NotSaved({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunken py-1 pe-1 ps-3">
      <p className="py-2 text-sm">{messages.notSavedYet}</p>
      <Button variant="plain" className="-ms-3.5 px-3!" onClick={onDiscard}>
        {messages.discard}
      </Button>
    </div>
  )
}
