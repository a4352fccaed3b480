import { Link } from '@tanstack/react-router'
import type { PlayableConversation, PracticeResult } from 'contract/conversations'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Face } from '#web/ui/art/face.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MinutesChip } from '#web/ui/chip.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ConversationStage } from './conversation-stage.tsx'
import { DebriefView } from './debrief-view.tsx'
import { useHandIn } from './use-hand-in.ts'
import { walk } from './walk.ts'

type Phase = 'setting' | 'talk' | 'judgement' | 'debrief'

/** One conversation from its setting to the debrief. */
export function ConversationPlay({ conversation }: { conversation: PlayableConversation }) {
  const { slug, version, title, partner } = conversation
  const [phase, setPhase] = useState<Phase>('setting')
  const [replies, setReplies] = useState<string[]>([])
  const [result, setResult] = useState<PracticeResult>()
  const handIn = useHandIn((answer) => {
    setResult(answer)
    setPhase('judgement')
  })
  const playFrom = (step: number) => {
    setReplies(
      walk(conversation, replies)
        .steps.slice(0, step)
        .map(({ reply }) => reply.id),
    )
    setResult(undefined)
    setPhase('talk')
  }
  return (
    <div className="grid gap-4 md:gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h1 className="heading-page">{title}</h1>
        <p className="text-ink-soft">with {partner}</p>
      </div>
      {phase === 'setting' && <Setting conversation={conversation} onBegin={() => setPhase('talk')} />}
      {phase === 'talk' && (
        <ConversationStage
          conversation={conversation}
          replies={replies}
          onReplies={setReplies}
          after={
            <Button
              variant="go"
              size="lg"
              className="justify-self-start"
              pending={handIn.isPending}
              onClick={() => handIn.mutate({ slug, version, replies })}
            >
              See how it went
            </Button>
          }
        />
      )}
      {phase === 'judgement' && <OwnJudgement question={conversation.askFirst} onDone={() => setPhase('debrief')} />}
      {phase === 'debrief' && result && (
        <>
          <EndingSign result={result} onAgain={() => playFrom(0)} />
          <DebriefView partner={partner} debrief={result.debrief} onFork={playFrom} />
        </>
      )}
    </div>
  )
}

function Setting({ conversation, onBegin }: { conversation: PlayableConversation; onBegin: () => void }) {
  const { partner, about, setting, objective, minutes } = conversation
  return (
    <Card aria-labelledby="setting" className="grid gap-4">
      <div className="flex items-start gap-4">
        <Face name={partner} mood="calm" className="size-18 sm:size-24" />
        <div className="grid gap-2">
          <h2 id="setting" className="heading-panel">
            {partner}
          </h2>
          <p>{about}</p>
        </div>
      </div>
      <p className="text-lg">{setting}</p>
      <p>
        <strong>What you practise: </strong>
        {objective}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="go" size="lg" onClick={onBegin}>
          Begin
        </Button>
        <MinutesChip minutes={minutes} />
      </div>
      <p className="text-ink-soft text-sm">
        Choose what you would say with A to D, or with the arrow keys and Enter. Only how it ended is stored, not what
        you said.
      </p>
    </Card>
  )
}

/** The member's own judgement comes first. It stays in this page and is sent nowhere. */
function OwnJudgement({ question, onDone }: { question: string; onDone: () => void }) {
  const heading = useFocusedHeading()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone()
  }
  return (
    <Card aria-labelledby="judgement">
      <form onSubmit={submit} className="grid gap-4">
        <h2 ref={heading} id="judgement" tabIndex={-1} className="heading-panel outline-none">
          First, what do you think?
        </h2>
        <TextArea label={question} hint="Only you see this. It isn’t stored." rows={2} maxLength={500} />
        <Button type="submit" variant="go" className="justify-self-start">
          Show the debrief
        </Button>
      </form>
    </Card>
  )
}

function EndingSign({ result, onAgain }: { result: PracticeResult; onAgain: () => void }) {
  const heading = useFocusedHeading()
  const { ending } = result.debrief
  return (
    <Sign as="section" aria-labelledby="ending" className="grid gap-3">
      <p className="font-semibold text-sign-gold">{ending.isClear ? 'The clear ending' : 'One of the endings'}</p>
      <h2 ref={heading} id="ending" tabIndex={-1} className="heading-section outline-none">
        {ending.title}
      </h2>
      <p className="max-w-reading text-lg">{ending.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>Play again</Button>
        <Link to="/practice" className={buttonClass({ variant: 'plain' })}>
          All conversations
        </Link>
      </div>
    </Sign>
  )
}

/** The button that led here is gone; its place is taken by a heading that is read out. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
