import type { PlayableConversation } from 'contract/conversations'
import { faceOf, STEP_BACK } from 'game/conversations'
import { choiceLetter } from 'game/quizzes'
import { Lightbulb, Undo2 } from 'lucide-react'
import * as messages from 'messages/conversations'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Face } from '#web/ui/art/face.tsx'
import { Button } from '#web/ui/button.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { languageProps } from '#web/ui/not-translated.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useReplyKeys } from './use-reply-keys.ts'
import { type PlayableReply, shuffled, type Walk, walk } from './walk.ts'

type ConversationStageProps = {
  conversation: Pick<PlayableConversation, 'partner' | 'nodes' | 'start' | 'mood' | 'language'>
  /** The ids of the replies so far. */
  replies: readonly string[]
  onReplies: (replies: string[]) => void
  /** Shown once the conversation is over. */
  after: ReactNode
  /** It is being handed in: nothing of it can be taken back. */
  isHandedIn?: boolean
}

/**
 * A running conversation: the partner's line, the reply before it, and the replies to choose from. One line at a time.
 */
export function ConversationStage({
  conversation,
  replies,
  onReplies,
  after,
  isHandedIn = false,
}: ConversationStageProps) {
  const [seed] = useState(() => String(Math.random()))
  const [withCoach, setWithCoach] = useState(false)
  const now = walk(conversation, replies)
  const options = now.isOver ? [] : shuffled(now.node?.replies ?? [], `${seed}/${now.steps.length}/${now.node?.id}`)
  // It replaces the button that began it.
  const group = useFocusInPlace<HTMLFieldSetElement>(true)
  const choose = (reply: PlayableReply | undefined) => reply && onReplies([...replies, reply.id])
  useReplyKeys(group, (index) => choose(options[index]))
  useFocusOnTurn(group, replies.length)
  const last = now.steps.at(-1)?.reply
  return (
    <div className="grid gap-4">
      {last && <OwnLine text={last.text} />}
      <Partner conversation={conversation} now={now} />
      {withCoach && last && <CoachLine text={last.feedback} />}
      <fieldset ref={group} tabIndex={-1} className="grid scroll-mb-24 gap-2.5 outline-none">
        <legend className="mb-2.5 font-semibold">{now.isOver ? messages.isOver : messages.whatDoYouSay}</legend>
        {options.map((reply, index) => (
          <ReplyButton
            key={reply.id}
            letter={choiceLetter(index)}
            text={reply.text}
            language={conversation.language}
            onChoose={() => choose(reply)}
          />
        ))}
        {now.isOver && after}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-3 border-rule border-t-2 pt-3">
        <Switch
          label={messages.showCoach}
          checked={withCoach}
          onChange={({ currentTarget }) => setWithCoach(currentTarget.checked)}
        />
        {now.steps.length > 0 && !now.hasSteppedBack && !isHandedIn && (
          <Button onClick={() => onReplies([...replies, STEP_BACK])}>
            <Undo2 size={18} aria-hidden className="rtl:-scale-x-100" />
            <span>{messages.stepBack({ more: (more) => <span className="sr-only">{more}</span> })}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

function Partner({ conversation, now }: Pick<ConversationStageProps, 'conversation'> & { now: Walk }) {
  const { partner, mood } = conversation
  const face = faceOf({ partner: { name: partner, about: '', mood } }, now.mood)
  const { stage = null, line = '' } = now.isOver ? {} : (now.node ?? {})
  return (
    <div className="flex items-start gap-3 sm:gap-4">
      <Face name={partner} mood={face} className="size-18 sm:size-24" labelled />
      <div
        aria-live="polite"
        aria-atomic="true"
        className="wrap-anywhere grid min-w-0 flex-1 gap-2 rounded-card rounded-ss-none border-2 border-line bg-card p-3.5 sm:p-5"
      >
        <p className="font-semibold text-ink-soft text-sm">{partner}</p>
        <div key={now.steps.length} className="dialog-in grid gap-2">
          {stage !== null && (
            <p {...languageProps(conversation)} className="text-ink-soft italic">
              {stage}
            </p>
          )}
          {line !== '' && (
            <p {...languageProps(conversation)} className="text-lg leading-snug sm:text-xl">
              {line}
            </p>
          )}
          {now.isOver && <p className="text-lg">{now.hasLeft ? messages.leaves({ partner }) : messages.endsHere}</p>}
        </div>
      </div>
    </div>
  )
}

function OwnLine({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere ms-auto max-w-[85%] rounded-card rounded-ee-none bg-sunken px-4 py-2.5">
      {messages.youSaid({ text, what: isolated, label: (label) => <span className="sr-only">{label}</span> })}
    </p>
  )
}

function CoachLine({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-card bg-earned-tint px-4 py-3">
      <Lightbulb size={20} className="mt-0.5 shrink-0 text-earned" aria-hidden />
      <span>
        {messages.coachSays({ text, what: isolated, label: (label) => <span className="sr-only">{label}</span> })}
      </span>
    </p>
  )
}

type ReplyButtonProps = { letter: string; text: string; language: string | undefined; onChoose: () => void }

function ReplyButton({ letter, text, language, onChoose }: ReplyButtonProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-15 items-center gap-3.5 rounded-card border-2 border-control bg-card px-3.5 py-2.5 text-start leading-snug hover:border-ink hover:bg-sunken"
    >
      <span
        aria-hidden
        className="grid size-9.5 shrink-0 place-items-center rounded-md bg-sunken font-display font-extrabold text-lg leading-none"
      >
        {letter}
      </span>
      <span {...languageProps({ language })} className="wrap-anywhere min-w-0">
        <span className="sr-only">{letter}: </span>
        {text}
      </span>
    </button>
  )
}

/** The pressed reply is gone after each turn: the next replies get the focus, and are scrolled into view. */
function useFocusOnTurn(group: ReturnType<typeof useFocusInPlace<HTMLFieldSetElement>>, turns: number): void {
  const before = useRef(turns)
  useEffect(() => {
    if (before.current === turns) return
    before.current = turns
    group.current?.focus({ preventScroll: true })
    group.current?.scrollIntoView?.({ block: 'nearest' })
  }, [group, turns])
}
