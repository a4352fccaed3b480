import type { OperatorDetails, OperatorUpdate } from 'contract/operator'
import { OPERATOR_LIMITS } from 'game/operator'
import * as messages from 'messages/operator'
import type { FormEvent } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { put } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const LABELS = { operatorName: messages.name, postalAddress: messages.postalAddress }

type OperatorValues = ReturnType<typeof valuesOf>

function valuesOf({ operatorName, postalAddress }: OperatorDetails) {
  return { operatorName: operatorName ?? '', postalAddress: postalAddress ?? '' }
}

const versionOf = ({ updatedAt }: OperatorDetails) => updatedAt ?? ''

/** Name and postal address of the operator. */
export function OperatorForm({ details }: { details: OperatorDetails }) {
  const draft = useDraft('operator', { values: valuesOf(details), version: versionOf(details) })
  const { mutate, isPending, error } = useSaveOperator((now, sent) =>
    draft.settle(
      { operatorName: sent.operatorName ?? '', postalAddress: sent.postalAddress ?? '' },
      { values: valuesOf(now), version: versionOf(now) },
    ),
  )
  const { values, change } = draft

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) mutate({ ...values, updatedAt: draft.version || null })
  }
  return (
    <Card as="div" className="grid gap-4">
      <p className="text-ink-soft">{messages.about}</p>
      <DraftNotice what="details" draft={draft} labels={LABELS} />
      <form noValidate aria-label={messages.heading} onSubmit={send} className="grid gap-4">
        <TextField
          label={LABELS.operatorName}
          hint={messages.nameHint}
          maxLength={OPERATOR_LIMITS.name}
          value={values.operatorName}
          onChange={({ currentTarget }) => change({ operatorName: currentTarget.value })}
        />
        <TextArea
          label={LABELS.postalAddress}
          hint={messages.addressHint}
          rows={4}
          maxLength={OPERATOR_LIMITS.postalAddress}
          value={values.postalAddress}
          onChange={({ currentTarget }) => change({ postalAddress: currentTarget.value })}
        />
        <SaveRefusal error={error} draft={draft} />
        <Button type="submit" pending={isPending} className="justify-self-start">
          {messages.save}
        </Button>
      </form>
    </Card>
  )
}

function useSaveOperator(onSaved: (now: OperatorDetails, sent: OperatorValues) => void) {
  return useToastMutation({
    send: (update: OperatorValues & Pick<OperatorUpdate, 'updatedAt'>) =>
      put<OperatorDetails>('/api/admin/operator', update),
    done: () => ({ title: messages.saved, description: messages.nowInEmails }),
    failed: messages.saveFailed,
    invalidates: [adminQueryKeys.operator, queryKeys.site],
    onSaved,
  })
}
