import type { User } from 'contract/users'
import { inviteLink, ownMessage, shareLink } from 'game/links'
import { Mail } from 'lucide-react'
import * as messages from 'messages/invitations'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { wordsWith } from './share-link.tsx'

/** Where the site sends no invitations: the same message, sent by the member from their own address. */
export function OwnMessage({ member, text }: { member: Pick<User, 'inviteCode' | 'name'>; text: string }) {
  const link = inviteLink(location.origin, member, 'email')
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold">{messages.byEmail}</h3>
      <p className="text-ink-soft text-sm">{messages.ownMessageAbout}</p>
      <a href={shareLink('email', link, wordsWith(text))} className={buttonClass({ variant: 'ink', wide: true })}>
        <Mail size={20} aria-hidden />
        {messages.openEmail}
      </a>
      <CopyButton text={ownMessage(link, text)} copied={messages.canPaste} wide>
        {messages.copyMessage}
      </CopyButton>
    </div>
  )
}
