import { Link } from '@tanstack/react-router'
import type { PlayableConversation, PracticeResult } from 'contract/conversations'
import * as messages from 'messages/conversations'
import * as outboxMessages from 'messages/outbox'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Face } from '#web/ui/art/face.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MinutesChip } from '#web/ui/chip.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ConversationStage } from './conversation-stage.tsx'
import { DebriefView } from './debrief-view.tsx'
import { useHandIn } from './use-hand-in.ts'
import { walk } from './walk.ts'

type Phase = 'setting' | 'talk' | 'judgement' | 'debrief' | 'kept'

/** One conversation from its setting to the debrief. */
export function ConversationPlay({ conversation }: { conversation: PlayableConversation }) {
  const { slug, version, title, partner } = conversation
  const [phase, setPhase] = useState<Phase>('setting')
  const [replies, setReplies] = useState<string[]>([])
  const [result, setResult] = useState<PracticeResult>()
  const { hold, handIn, isPending } = useHandIn({
    title,
    onResult: (answer) => {
      setResult(answer)
      setPhase('judgement')
    },
    onKept: () => setPhase('kept'),
  })
  const play = (next: string[]) => {
    setReplies(next)
    hold(walk(conversation, next).isOver ? { slug, version, replies: next } : undefined)
  }
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
        <h1 {...languageProps(conversation)} className="heading-page">
          {title}
        </h1>
        <p className="text-ink-soft">{messages.withPartner({ partner })}</p>
      </div>
      <NotTranslated language={conversation.language} />
      {phase === 'setting' && <Setting conversation={conversation} onBegin={() => setPhase('talk')} />}
      {phase === 'talk' && (
        <ConversationStage
          conversation={conversation}
          replies={replies}
          onReplies={play}
          isHandedIn={isPending}
          after={
            <Button variant="go" size="lg" className="justify-self-start" pending={isPending} onClick={handIn}>
              {messages.seeHowItWent}
            </Button>
          }
        />
      )}
      {phase === 'judgement' && <OwnJudgement question={conversation.askFirst} onDone={() => setPhase('debrief')} />}
      {phase === 'kept' && <KeptRun onAgain={() => playFrom(0)} />}
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
          <p {...languageProps(conversation)}>{about}</p>
        </div>
      </div>
      <p {...languageProps(conversation)} className="text-lg">
        {setting}
      </p>
      <p>{messages.whatYouPractise({ objective, what: isolated, strong: (label) => <strong>{label}</strong> })}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="go" size="lg" onClick={onBegin}>
          {messages.begin}
        </Button>
        <MinutesChip minutes={minutes} />
      </div>
      <p className="text-ink-soft text-sm">
        <span className="pointer-coarse:hidden">{messages.howToChoose}</span>
        <span className="hidden pointer-coarse:inline">{messages.tapToChoose}</span> {messages.onlyEndingStored}
      </p>
    </Card>
  )
}

/** The member's own judgement comes first. It stays on this page and is never sent. */
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
          {messages.whatDoYouThink}
        </h2>
        <TextArea label={question} hint={messages.notStored} rows={2} maxLength={500} />
        <Button type="submit" variant="go" className="justify-self-start">
          {messages.showDebrief}
        </Button>
      </form>
    </Card>
  )
}

/** There is no connection, and the debrief comes from the server. */
function KeptRun({ onAgain }: { onAgain: () => void }) {
  const heading = useFocusedHeading()
  return (
    <Card aria-labelledby="kept" className="grid gap-3">
      <h2 ref={heading} id="kept" tabIndex={-1} className="heading-panel outline-none">
        {outboxMessages.savedTitle}
      </h2>
      <p>{outboxMessages.runSaved}</p>
      <AfterRun onAgain={onAgain} />
    </Card>
  )
}

function AfterRun({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onAgain}>{messages.playAgain}</Button>
      <Link to="/practice" className={buttonClass({ variant: 'plain' })}>
        {messages.allConversations}
      </Link>
    </div>
  )
}

function EndingSign({ result, onAgain }: { result: PracticeResult; onAgain: () => void }) {
  const heading = useFocusedHeading()
  const { ending } = result.debrief
  return (
    <Sign as="section" aria-labelledby="ending" className="grid gap-3">
      <p className="font-semibold text-sign-gold">{ending.isClear ? messages.clearEnding : messages.oneEnding}</p>
      <h2 ref={heading} id="ending" tabIndex={-1} className="heading-section outline-none">
        {ending.title}
      </h2>
      <p className="max-w-reading text-lg">{ending.text}</p>
      <AfterRun onAgain={onAgain} />
    </Sign>
  )
}

/** The button that led here is gone, so the focus moves to a heading, which is read out. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
