import type { OwnFirstDays } from 'contract/first-days'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/first-days'
import { useState } from 'react'
import { lazyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { Button } from '#web/ui/button.tsx'

type PutOwnAwayProps = {
  helper: OwnFirstDays['helper']
  pending: boolean
  /** @param volunteer who sees the steps until then */
  onPutAway: (volunteer: string | undefined) => void
}

const useConfirmDialog = lazyDialog(async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog)

/** Puts the member's own list away. Asks first where that ends what a volunteer does. */
export function PutOwnAway({ helper, pending, onPutAway }: PutOwnAwayProps) {
  const [isAsked, setIsAsked] = useState(false)
  const stopAsking = () => setIsAsked(false)
  const ConfirmDialog = useConfirmDialog(isAsked, stopAsking)
  const volunteer = helper?.isVolunteer && helper.agreed ? helper.name : undefined
  const putAway = () => {
    stopAsking()
    onPutAway(volunteer)
  }
  return (
    <>
      <Button
        className="justify-self-start"
        pending={pending}
        onClick={() => (volunteer === undefined ? putAway() : setIsAsked(true))}
      >
        {messages.putListAway}
      </Button>
      {ConfirmDialog && volunteer !== undefined && (
        <ConfirmDialog
          open={isAsked}
          title={messages.putListAway}
          question={messages.putAwayQuestion({
            name: plainSenderName(volunteer),
            who: (inside) => <bdi>{inside}</bdi>,
          })}
          confirmLabel={messages.putListAway}
          onConfirm={putAway}
          onCancel={stopAsking}
        />
      )}
    </>
  )
}
