import type { ManagedMember } from 'contract/administration'
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
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`${member.name}’s tickets`}>
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
      title={isAdmin ? 'Make administrator' : 'Remove as administrator'}
      question={
        isAdmin
          ? `Make ${member.name} an administrator? They will be able to change courses, members and everything on these pages, and they leave the leaderboard.`
          : `Make ${member.name} a member again? They lose access to these pages, are logged out everywhere, and return to the leaderboard.`
      }
      confirmLabel={isAdmin ? 'Make administrator' : 'Remove as administrator'}
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
      title={isSuspended ? 'Suspend member' : 'Restore member'}
      question={
        isSuspended
          ? `Suspend ${member.name}? They are logged out everywhere, cannot log in, and leave the leaderboard. Nothing is deleted, and you can restore them at any time.`
          : `Restore ${member.name}? They can log in again, with everything they had.`
      }
      confirmLabel={isSuspended ? 'Suspend' : 'Restore'}
      pending={isPending}
      onConfirm={() => mutate({ member, isSuspended }, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
