import { CLOCK_BELIEVED_FOR, type WaitingActKind } from 'game/waiting-acts'
import * as messages from 'messages/outbox'
import * as shell from 'messages/shell'
import { useRef, useState } from 'react'
import type { KeptAct } from '#web/client/outbox/act-store.ts'
import { dropAct } from '#web/client/outbox/the-outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { returnFocus } from '#web/ui/dialog-room.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { toast } from '#web/ui/toast.ts'

const WHAT: Record<WaitingActKind, (named: { name: string }) => string> = {
  station: messages.station,
  lesson: messages.lesson,
  question: () => messages.question,
  review: () => messages.review,
  practice: messages.practice,
  'check-in': messages.checkIn,
  talk: messages.talk,
  person: messages.person,
  notes: messages.notes,
}

/** The acts that wait and those that were refused: what each is, since when, why, and a button to discard it. */
export function OutboxList({ acts }: { acts: readonly KeptAct[] }) {
  const [dropping, setDropping] = useState<KeptAct>()
  /** The keys of those that are being removed, which takes as long as sending does where that has begun. */
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const drop = async () => {
    if (dropping === undefined) return
    const place = list.current
    setDropping(undefined)
    setLeaving((keys) => [...keys, dropping.key])
    try {
      await dropAct(dropping)
      // The button that had the focus is gone; after the last act, so is the list. The member may have gone on meanwhile.
      const { activeElement } = document
      if (activeElement === document.body || place?.contains(activeElement)) returnFocus(place)
    } catch {
      toast({ title: shell.error, description: messages.dropFailed, variant: 'destructive' })
    }
    setLeaving((keys) => keys.filter((key) => key !== dropping.key))
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="grid divide-y divide-rule border-rule border-t outline-none">
        {acts.map((act) => (
          <li key={act.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-56 break-words">
              <p className="font-semibold">{whatIs(act)}</p>
              <p className="text-sm">
                <Moment at={new Date(act.at).toISOString()} precise />
              </p>
              <p className="text-sm">{stateOf(act)}</p>
            </div>
            <Button pending={leaving.includes(act.key)} onClick={() => setDropping(act)}>
              <span>
                {messages.drop({ what: whatIs(act), more: (inside) => <span className="sr-only">{inside}</span> })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={dropping !== undefined}
        title={messages.dropTitle}
        question={messages.dropQuestion({ what: dropping ? whatIs(dropping) : '' })}
        confirmLabel={messages.dropConfirm}
        onConfirm={drop}
        onCancel={() => setDropping(undefined)}
      />
    </>
  )
}

function whatIs({ kind, name }: KeptAct): string {
  return WHAT[kind]({ name })
}

function stateOf({ refusal, at }: KeptAct): string {
  if (refusal !== undefined) return refusal
  return Date.now() - at > CLOCK_BELIEVED_FOR ? messages.waitsLong : messages.waits
}
