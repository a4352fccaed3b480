import type { User } from 'contract/users'
import { inviteLink, SHARE_CHANNELS, SHARE_WINDOW, type ShareChannel, type ShareWords, shareLink } from 'game/links'
import { Share2 } from 'lucide-react'
import * as messages from 'messages/invitations'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { ShareIcon } from './share-icon.tsx'

type Inviter = Pick<User, 'inviteCode' | 'name'>

const WINDOW = `popup,width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height}`

/** A message as a mail has it, with a subject. */
export const wordsWith = (text: string): ShareWords => ({ subject: messages.shareSubject, text })

/** The member's own link: to copy, for the five channels, and on a phone for whatever is installed there. */
export function ShareLink({ member, text }: { member: Inviter; text: string }) {
  const link = inviteLink(location.origin, member)
  return (
    <div className="grid content-start gap-2">
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={messages.link}
          dir="ltr"
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={link} copied={messages.linkCopied} className="px-3.5">
          {messages.copyLink}
        </CopyButton>
      </div>
      <ul aria-label={messages.shareLink} className="grid auto-cols-fr grid-flow-col gap-2">
        {SHARE_CHANNELS.map((channel) => (
          <li key={channel}>
            <Tooltip name={messages.shareOn({ channel })}>
              <Button wide className="px-0" onClick={() => share(channel, member, text)}>
                <ShareIcon channel={channel} />
              </Button>
            </Tooltip>
          </li>
        ))}
        {isPhoneThatShares() && (
          <li>
            <Tooltip name={messages.moreWays}>
              <Button wide className="px-0" onClick={() => shareByPhone(link, text)}>
                <Share2 size={20} aria-hidden />
              </Button>
            </Tooltip>
          </li>
        )}
      </ul>
    </div>
  )
}

/** Opens the channel's own window with the link that names it. */
function share(channel: ShareChannel, member: Inviter, text: string): void {
  const address = shareLink(channel, inviteLink(location.origin, member, channel), wordsWith(text))
  const opened = window.open(address, '_blank', WINDOW)
  if (opened === null) {
    toast({ title: messages.popupBlocked, description: messages.allowPopups, variant: 'destructive' })
    return
  }
  // As a feature of the window, noopener would give null on success, too.
  opened.opener = null
  toast({ title: messages.sharing, description: messages.opening({ channel }) })
}

function isPhoneThatShares(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches
}

/** The phone says by itself what became of it; who calls it off has not failed. */
function shareByPhone(url: string, text: string): void {
  navigator.share({ text, url }).catch(() => undefined)
}
