import type { OperatorDetails, OperatorUpdate } from 'contract/operator'
import { OPERATOR_LIMITS } from 'game/operator'
import type { FormEvent } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { put } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const LABELS = { operatorName: 'Name', postalAddress: 'Postal address' }

type OperatorValues = ReturnType<typeof valuesOf>

function valuesOf({ operatorName, postalAddress }: OperatorDetails) {
  return { operatorName: operatorName ?? '', postalAddress: postalAddress ?? '' }
}

const versionOf = ({ updatedAt }: OperatorDetails) => updatedAt ?? ''

/** Name and postal address of the operator. */
export function OperatorForm({ details }: { details: OperatorDetails }) {
  const draft = useDraft('operator', { values: valuesOf(details), version: versionOf(details) })
  const { mutate, isPending } = useSaveOperator((now, sent) =>
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
      <p className="text-ink-soft">
        Both are in the footer of every email and on the privacy page, because the law asks for them. Members of a
        public site can send invitations by email only once both are filled in.
      </p>
      <DraftNotice what="details" draft={draft} labels={LABELS} />
      <form noValidate aria-label="Who runs this site" onSubmit={send} className="grid gap-4">
        <TextField
          label="Name"
          hint="A person or a company. If you leave this empty, we use OPERATOR_NAME from the server’s settings."
          maxLength={OPERATOR_LIMITS.name}
          value={values.operatorName}
          onChange={({ currentTarget }) => change({ operatorName: currentTarget.value })}
        />
        <TextArea
          label="Postal address"
          hint="Your address for letters, with the country. If you leave this empty, we use POSTAL_ADDRESS."
          rows={4}
          maxLength={OPERATOR_LIMITS.postalAddress}
          value={values.postalAddress}
          onChange={({ currentTarget }) => change({ postalAddress: currentTarget.value })}
        />
        <Button type="submit" pending={isPending} className="justify-self-start">
          Save details
        </Button>
      </form>
    </Card>
  )
}

function useSaveOperator(onSaved: (now: OperatorDetails, sent: OperatorValues) => void) {
  return useToastMutation({
    send: (update: OperatorValues & Pick<OperatorUpdate, 'updatedAt'>) =>
      put<OperatorDetails>('/api/admin/operator', update),
    done: () => ({ title: 'Details saved', description: 'They’re now in our emails and on the privacy page.' }),
    failed: 'Failed to save the details',
    invalidates: [adminQueryKeys.operator, queryKeys.site],
    onSaved,
  })
}
