import type { User } from 'contract/users'
import { inviteLink, ownMessage } from 'game/links'
import { Pencil } from 'lucide-react'
import * as messages from 'messages/invitations'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import type { OwnWords } from '#web/client/own-words/use-own-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const OwnWordsField = lazyPart(
  async () => (await import('#web/client/own-words/own-words-field.tsx')).OwnWordsField,
  <Skeleton className="h-72" />,
)

type ShareMessageProps = {
  member: Pick<User, 'inviteCode' | 'name'>
  words: OwnWords
  hints: (text: string) => ReactNode
}

/** The message that goes with the invite link, to be changed. Its field is fetched once it's wanted. */
export function ShareMessage({ member, words, hints }: ShareMessageProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {(isOpen || words.isChanged) && (
        <OwnWordsField
          words={words}
          label={messages.yourMessage}
          hint={messages.messageAbout}
          hints={hints}
          isOpen={isOpen}
        />
      )}
      {isOpen && (
        <CopyButton
          wide
          text={ownMessage(inviteLink(location.origin, member), words.text)}
          copied={messages.canPaste}
          disabled={words.text.trim() === ''}
        >
          {messages.copyMessage}
        </CopyButton>
      )}
      <Button wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Pencil size={20} className="shrink-0" aria-hidden />
        {isOpen ? messages.messageChanged : messages.changeMessage}
      </Button>
    </>
  )
}
