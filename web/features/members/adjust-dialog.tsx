import type { Adjustment, ManagedMember } from 'contract/administration'
import * as messages from 'messages/members'
import * as ui from 'messages/ui'
import { type FormEvent, useId, useState } from 'react'
import { newRequestKey } from '#web/client/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type AdjustmentValues, adjustmentFrom, EMPTY_ADJUSTMENT, REASON_MAX } from './adjustment-values.ts'
import { useAdjust } from './use-member-writes.ts'

/** Gives or takes tokens and points, with a reason that the member reads. */
export function AdjustDialog({ member, onClose }: { member: ManagedMember; onClose: () => void }) {
  const form = useId()
  const [values, setValues] = useState(EMPTY_ADJUSTMENT)
  const [problem, setProblem] = useState<string>()
  // The key stays the same for a retry, so that it is paid once; a new adjustment gets a new one.
  const [key, setKey] = useState(newRequestKey)
  const { mutate, isPending } = useAdjust(onClose)

  const change = (changes: Partial<AdjustmentValues>) => {
    setValues({ ...values, ...changes })
    setProblem(undefined)
    setKey(newRequestKey())
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const adjustment = adjustmentFrom(values)
    if (typeof adjustment === 'string') return setProblem(adjustment)
    mutate({ member, adjustment, key })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={messages.adjustTitle({ name: member.name })}
      description={messages.adjustAbout}
      footer={
        <>
          <Button pending={isPending} onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" form={form} variant="go" pending={isPending}>
            {messages.adjust}
          </Button>
        </>
      }
    >
      <form id={form} noValidate aria-label={messages.adjustment} onSubmit={send} className="mt-4 grid gap-4">
        <AdjustFields values={values} change={change} />
        {problem ? (
          <p role="alert" className="font-semibold text-danger">
            {problem}
          </p>
        ) : (
          <Outcome member={member} adjustment={adjustmentFrom(values)} />
        )}
      </form>
    </Dialog>
  )
}

type AdjustFieldsProps = { values: AdjustmentValues; change: (changes: Partial<AdjustmentValues>) => void }

function AdjustFields({ values, change }: AdjustFieldsProps) {
  const amount = (label: string, field: 'tokens' | 'points') => (
    <TextField
      label={label}
      // A phone's numeric keys may have no minus.
      inputMode="text"
      dir="ltr"
      autoComplete="off"
      placeholder="0"
      value={values[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  )
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {amount(messages.tokens, 'tokens')}
        {amount(messages.points, 'points')}
      </div>
      <TextArea
        label={messages.reason}
        maxLength={REASON_MAX}
        value={values.reason}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
    </>
  )
}

function Outcome({ member, adjustment }: { member: ManagedMember; adjustment: Adjustment | string }) {
  if (typeof adjustment === 'string') return null
  const { name } = member
  const tokens = member.tokens + adjustment.tokens
  const points = member.leaderboardPts + adjustment.points
  return (
    <p role="status">
      {tokens < 0 || points < 0
        ? messages.moreThanHas({ name, who: isolated, tokens: member.tokens, points: member.leaderboardPts })
        : messages.willHave({ name, who: isolated, tokens, points })}
    </p>
  )
}
