import * as messages from 'messages/outbox'
import { useEffect, useId, useState } from 'react'
import { useLeaveQuestion } from '#web/client/outbox/leave-question.ts'
import { keepSending } from '#web/client/outbox/start-outbox.ts'
import { outbox, useOutbox } from '#web/client/outbox/the-outbox.ts'
import { OutboxList } from '#web/shell/outbox-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Says under the header that acts wait for a connection or were refused. It shows nothing while all are sent. */
export function OutboxStrip() {
  useEffect(keepSending, [])
  const { waiting, refused, isStuck } = useOutbox()
  const leave = useLeaveQuestion()
  const isShown = refused.length > 0 || (isStuck && waiting.length > 0)
  return (
    <>
      {isShown && <Strip />}
      <ConfirmDialog
        open={leave !== undefined}
        title={messages.leaveTitle}
        question={leave && <LeaveQuestion {...leave} />}
        confirmLabel={messages.leaveConfirm}
        onConfirm={() => leave?.answer(true)}
        onCancel={() => leave?.answer(false)}
      />
    </>
  )
}

function LeaveQuestion({ acts, drafts }: { acts: number; drafts: number }) {
  return (
    <>
      {acts > 0 && <span className="block">{messages.leaveQuestion({ count: acts })}</span>}
      {drafts > 0 && <span className="block">{messages.leaveDrafts({ count: drafts })}</span>}
    </>
  )
}

function Strip() {
  const { waiting, refused } = useOutbox()
  const [isOpen, setOpen] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const list = useId()
  const tryNow = async () => {
    setTrying(true)
    await outbox.send().finally(() => setTrying(false))
  }
  return (
    <section aria-label={messages.strip} className="border-line border-b-2 bg-earned-tint text-ink">
      <div className="wrap grid gap-3 py-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p role="status" className="min-w-0 flex-1 basis-56 font-semibold">
            {waiting.length > 0 && <span className="block">{messages.waiting({ count: waiting.length })}</span>}
            {/* Acts that are only in this page's memory. */}
            {waiting.some(({ id }) => id < 0) && <span className="block font-normal">{messages.unkept}</span>}
            {refused.length > 0 && <span className="block">{messages.notTaken({ count: refused.length })}</span>}
          </p>
          <div className="flex flex-wrap gap-2">
            {waiting.length > 0 && (
              <Button pending={isTrying} onClick={tryNow}>
                {messages.tryNow}
              </Button>
            )}
            <Button aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
              {isOpen ? messages.hide : messages.show}
            </Button>
          </div>
        </div>
        <div id={list} hidden={!isOpen}>
          <OutboxList acts={[...waiting, ...refused].toSorted((a, b) => a.at - b.at)} />
        </div>
      </div>
    </section>
  )
}
