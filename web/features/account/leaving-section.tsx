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
    <AccountSection title="Your data" about="Everything we store about you, in one file (JSON).">
      <a href={`/api/users/${id}/export`} download className={buttonClass({ className: 'justify-self-start' })}>
        Download my data
      </a>
      <div className="grid justify-items-start gap-2 border-rule border-t-2 pt-4">
        <p className="text-ink-soft">No longer need this account? You can remove it yourself.</p>
        <Button className="border-danger! text-danger!" onClick={() => setLeaving(true)}>
          Delete account
        </Button>
      </div>
      {leaving && Dialog && <Dialog onClose={() => setLeaving(false)} />}
    </AccountSection>
  )
}
