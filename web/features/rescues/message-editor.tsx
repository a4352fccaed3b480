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
import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Standstill } from './standstill.tsx'

const TONES: readonly { value: MessageTone; label: string }[] = MESSAGE_TONES.map((value) => ({
  value,
  label: { warm: 'Warm', plain: 'Short', curious: 'Asking' }[value],
}))

const WAYS: readonly { way: MessageWay; label: string; Icon: typeof Mail }[] = [
  { way: 'whatsapp', label: 'WhatsApp', Icon: MessageCircle },
  { way: 'sms', label: 'SMS', Icon: MessageSquareText },
  { way: 'email', label: 'Email', Icon: Mail },
]

type MessageEditorProps = {
  card: RescueCard
  hints: (text: string) => ReactNode
  isPending: boolean
  onReachedOut: () => void
  onClose: () => void
}

/** A message to choose and change. It leaves by an app of the sponsor's own: nothing of it is sent to the server. */
export function MessageEditor({ card, hints, isPending, onReachedOut, onClose }: MessageEditorProps) {
  const [tone, setTone] = useState<MessageTone>('warm')
  const [turn, setTurn] = useState(0)
  const [text, setText] = useState(() => suggestion(card, 'warm', 0))
  const suggest = (nextTone: MessageTone, nextTurn: number) => {
    setTone(nextTone)
    setTurn(nextTurn)
    setText(suggestion(card, nextTone, nextTurn))
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`A message to ${card.name}`}
      description={<Standstill card={card} />}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="go" pending={isPending} onClick={onReachedOut}>
            I reached out
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl label="Tone" options={TONES} value={tone} onChange={(next) => suggest(next, 0)} />
          <Button onClick={() => suggest(tone, turn + 1)}>
            <RefreshCw size={20} className="shrink-0" aria-hidden />
            Another one
          </Button>
        </div>
        <TextArea
          label="Your message"
          hint="Change it until it sounds like you."
          rows={4}
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {hints(text)}
        <div className="grid gap-2">
          <p className="text-ink-soft">We don’t send it. Choose an app of yours, and in it the person:</p>
          <ul aria-label="Send it yourself" className="grid gap-2 min-[26rem]:grid-cols-2">
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
              <CopyButton wide text={text} copied="Your message is copied.">
                Copy
              </CopyButton>
            </li>
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

/** @param turn counts up with each press; after the last suggestion of a tone comes the first */
function suggestion({ cause, name, title, days }: RescueCard, tone: MessageTone, turn: number): string {
  const fitting = MESSAGES.filter((each) => each.cause === cause && each.tone === tone)
  const message = fitting[turn % fitting.length]
  const known = { name, ...(title === undefined ? {} : { title }), ...(days === undefined ? {} : { days }) }
  return message === undefined ? '' : fillMessage(message.text, known)
}
