import type { ManagedMember } from 'contract/administration'
import * as messages from 'messages/members'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { useChangeRole, useChangeSuspension } from './use-member-writes.ts'

/** What an administrator is about to do, and to whom. */
export type MemberAct = { what: 'tickets' | 'adjust' | 'role' | 'suspension'; member: ManagedMember }

type ActProps = { member: ManagedMember; onClose: () => void }

type MemberActDialogProps = {
  act: MemberAct
  onClose: () => void
  /** The ledger of one member. */
  tickets: (memberId: string) => ReactNode
}

export function MemberActDialog({ act: { what, member }, onClose, tickets }: MemberActDialogProps) {
  if (what === 'role') return <RoleDialog member={member} onClose={onClose} />
  if (what === 'suspension') return <SuspensionDialog member={member} onClose={onClose} />
  if (what === 'adjust') return <AdjustDialog member={member} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={messages.ticketsOf({ name: member.name })}>
      {tickets(member.id)}
    </Dialog>
  )
}

function RoleDialog({ member, onClose }: ActProps) {
  const { mutate, isPending } = useChangeRole()
  const isAdmin = !member.isAdmin
  return (
    <ConfirmDialog
      open
      title={isAdmin ? messages.makeAdministrator : messages.removeAdministrator}
      question={(isAdmin ? messages.makeQuestion : messages.removeQuestion)({
        name: member.name,
        isSuspended: member.suspendedAt !== null,
      })}
      confirmLabel={isAdmin ? messages.makeAdministrator : messages.removeAdministrator}
      pending={isPending}
      onConfirm={() => mutate({ member, isAdmin }, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

function SuspensionDialog({ member, onClose }: ActProps) {
  const { mutate, isPending } = useChangeSuspension()
  const isSuspended = member.suspendedAt === null
  return (
    <ConfirmDialog
      open
      title={isSuspended ? messages.suspendMember : messages.restoreMember}
      question={(isSuspended ? messages.suspendQuestion : messages.restoreQuestion)({ name: member.name })}
      confirmLabel={isSuspended ? messages.suspend : messages.restore}
      pending={isPending}
      onConfirm={() => mutate({ member, isSuspended }, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
