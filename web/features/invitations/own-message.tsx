import type { User } from 'contract/users'
import { inviteLink, ownMessage, SHARE_TEXT, shareLink } from 'game/links'
import { Mail } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Where the site sends no invitations: the same message, sent by the member from their own address. */
export function OwnMessage({ member }: { member: Pick<User, 'inviteCode' | 'name'> }) {
  const link = inviteLink(location.origin, member, 'email')
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold">Invite by email</h3>
      <p className="text-ink-soft text-sm">
        This site can’t email invitations for you at the moment. You can send one from your own address: the subject and
        text are already filled in. Only send it to someone who has told you they’d like it.
      </p>
      <a href={shareLink('email', link, SHARE_TEXT)} className={buttonClass({ variant: 'ink', wide: true })}>
        <Mail size={20} aria-hidden />
        Open your email program
      </a>
      <CopyButton text={ownMessage(link, SHARE_TEXT)} copied="You can paste the message now." wide>
        Copy message
      </CopyButton>
    </div>
  )
}
