import * as messages from 'messages/account'
import { useState } from 'react'
import { lazyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { AccountSection } from './account-section.tsx'

const useDeleteDialog = lazyDialog(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

/** What the member may take along, and the way out. */
export function LeavingSection() {
  const { id } = useMember()
  const [leaving, setLeaving] = useState(false)
  const Dialog = useDeleteDialog(leaving, () => setLeaving(false))
  return (
    <AccountSection id="your-data" title={messages.yourData} about={messages.aboutData}>
      <a href={`/api/users/${id}/export`} download className={buttonClass({ className: 'justify-self-start' })}>
        {messages.downloadData}
      </a>
      <div className="grid justify-items-start gap-2 border-rule border-t-2 pt-4">
        <p className="text-ink-soft">{messages.noLongerNeeded}</p>
        <Button className="border-danger! text-danger!" onClick={() => setLeaving(true)}>
          {messages.deleteAccount}
        </Button>
      </div>
      {leaving && Dialog && <Dialog onClose={() => setLeaving(false)} />}
    </AccountSection>
  )
}
