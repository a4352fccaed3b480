import { MESSAGES } from 'virtual:rescue-messages'
import type { RescueCard } from 'contract/rescues'
import {
  fillMessage,
  MESSAGE_MAX,
  MESSAGE_TONES,
  type MessageTone,
  type MessageWay,
  messageLink,
} from 'game/rescue-messages'
import { Mail, MessageCircle, MessageSquareText, RefreshCw } from 'lucide-react'
import * as messages from 'messages/rescues'
import { type ReactNode, useState } from 'react'
import { useOwnWords } from '#web/client/own-words/use-own-words.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Standstill } from './standstill.tsx'
import { wordsAbout } from './use-act.ts'

const FIELD_ID = 'rescue-message'

const TONES: readonly { value: MessageTone; label: string }[] = MESSAGE_TONES.map((value) => ({
  value,
  label: { warm: messages.toneWarm, plain: messages.toneShort, curious: messages.toneAsking }[value],
}))

const WAYS: readonly { way: MessageWay; label: string; Icon: typeof Mail }[] = [
  { way: 'whatsapp', label: messages.whatsapp, Icon: MessageCircle },
  { way: 'sms', label: messages.sms, Icon: MessageSquareText },
  { way: 'email', label: messages.email, Icon: Mail },
]

type MessageEditorProps = {
  card: RescueCard
  hints: (text: string) => ReactNode
  isPending: boolean
  onReachedOut: () => void
  onClose: () => void
}

/**
 * A message to choose and change. It leaves by an app of the sponsor's own: nothing of it is sent to the server. What the
 * sponsor wrote is there again until they reached out, whatever closed it.
 */
export function MessageEditor({ card, hints, isPending, onReachedOut, onClose }: MessageEditorProps) {
  const [tone, setTone] = useState<MessageTone>('warm')
  const [turn, setTurn] = useState(0)
  const { text, isChanged, change, reset } = useOwnWords(wordsAbout(card.id), suggestion(card, tone, turn))
  const [asked, setAsked] = useState<{ tone: MessageTone; turn: number }>()
  const take = (next: { tone: MessageTone; turn: number }) => {
    setAsked(undefined)
    setTone(next.tone)
    setTurn(next.turn)
    reset()
  }
  const suggest = (nextTone: MessageTone, nextTurn: number) => {
    const next = { tone: nextTone, turn: nextTurn }
    if (isChanged && text.trim() !== '') setAsked(next)
    else take(next)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={messages.messageTo({ name: card.name })}
      description={<Standstill card={card} />}
      footer={
        <>
          <Button onClick={onClose}>{messages.notNow}</Button>
          <Button variant="go" pending={isPending} onClick={onReachedOut}>
            {messages.reachedOut}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl label={messages.tone} options={TONES} value={tone} onChange={(next) => suggest(next, 0)} />
          <Button onClick={() => suggest(tone, turn + 1)}>
            <RefreshCw size={20} className="shrink-0" aria-hidden />
            {messages.anotherOne}
          </Button>
        </div>
        {asked !== undefined && (
          <AskFirst
            onReplace={() => {
              take(asked)
              focusSoon(FIELD_ID)
            }}
            onKeep={() => {
              setAsked(undefined)
              focusSoon(FIELD_ID)
            }}
          />
        )}
        <TextArea
          id={FIELD_ID}
          label={messages.yourMessage}
          hint={messages.soundLikeYou}
          rows={4}
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        {hints(text)}
        <div className="grid gap-2">
          <p className="text-ink-soft">{messages.weDontSend}</p>
          <ul aria-label={messages.sendYourself} className="grid gap-2 min-[26rem]:grid-cols-2">
            {WAYS.map(({ way, label, Icon }) => (
              <li key={way}>
                <a
                  href={messageLink(way, text)}
                  {...(way === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                  className={buttonClass({ wide: true })}
                >
                  <Icon size={20} className="shrink-0" aria-hidden />
                  {label}
                </a>
              </li>
            ))}
            <li>
              <CopyButton wide text={text} copied={messages.messageCopied}>
                {messages.copy}
              </CopyButton>
            </li>
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

/** Another suggestion must not take away what somebody wrote. */
function AskFirst({ onReplace, onKeep }: { onReplace: () => void; onKeep: () => void }) {
  return (
    <Banner tone="earned" role="alert">
      <p>{messages.wouldReplace}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onKeep}>{messages.keepMine}</Button>
        <Button onClick={onReplace}>{messages.replace}</Button>
      </div>
    </Banner>
  )
}

/** @param turn counts up with each press; after the last suggestion of a tone comes the first */
function suggestion({ cause, name, title, days }: RescueCard, tone: MessageTone, turn: number): string {
  const fitting = MESSAGES.filter((each) => each.cause === cause && each.tone === tone)
  const message = fitting[turn % fitting.length]
  const known = { name, ...(title === undefined ? {} : { title }), ...(days === undefined ? {} : { days }) }
  return message === undefined ? '' : fillMessage(message.text, known)
}
