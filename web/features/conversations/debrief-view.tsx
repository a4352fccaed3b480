import type { Debrief } from 'contract/conversations'
import type { ReplyQuality } from 'game/conversations'
import { Check, CircleDashed, RotateCcw, TriangleAlert } from 'lucide-react'
import * as messages from 'messages/conversations'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { Preview } from '#web/ui/preview.tsx'

const QUALITIES: Record<ReplyQuality, { name: string; tone: ChipTone }> = {
  strong: { name: messages.strong, tone: 'done' },
  repair: { name: messages.repair, tone: 'done' },
  fair: { name: messages.fair, tone: 'sky' },
  weak: { name: messages.weak, tone: 'earned' },
  harmful: { name: messages.harmful, tone: 'plain' },
}

type DebriefViewProps = {
  partner: string
  debrief: Debrief
  /** Plays on from before this step of the path, counted from 0. */
  onFork: (step: number) => void
}

/** What the partner knows now, the harms that weren't repaired, and the path with the effect of each reply. */
export function DebriefView({ partner, debrief, onFork }: DebriefViewProps) {
  const { facts, harms, path, model, tryIt } = debrief
  return (
    <div className="grid gap-4 md:gap-6">
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
        <Card aria-labelledby="facts">
          <h3 id="facts" className="heading-panel mb-3">
            {messages.whatTheyKnow({ partner, who: isolated })}
          </h3>
          <ul className="grid gap-2">
            {facts.map(({ id, text, isTold }) => (
              <Tick key={id} state={isTold ? 'done' : 'open'}>
                {(isTold ? messages.told : messages.notTold)({ text, what: isolated, label: bold })}
              </Tick>
            ))}
          </ul>
        </Card>
        <Card aria-labelledby="harms">
          <h3 id="harms" className="heading-panel mb-3">
            {messages.leftStanding}
          </h3>
          {harms.length === 0 ? (
            <p className="text-ink-soft">{messages.nothingLeft}</p>
          ) : (
            <ul className="grid gap-2">
              {harms.map(({ id, text, isStanding }) => (
                <Tick key={id} state={isStanding ? 'harm' : 'done'}>
                  {(isStanding ? messages.stands : messages.repaired)({ text, what: isolated, label: bold })}
                </Tick>
              ))}
            </ul>
          )}
        </Card>
      </div>
      <Card aria-labelledby="path">
        <h3 id="path" className="heading-panel mb-3">
          {messages.yourPath}
        </h3>
        <Steps partner={partner} steps={path} onFork={onFork} />
      </Card>
      <Preview label={messages.onePath}>
        <Steps partner={partner} steps={model} />
      </Preview>
      <Card aria-labelledby="try-it">
        <h3 id="try-it" className="heading-panel mb-2">
          {messages.tryItToday}
        </h3>
        <p className="max-w-reading">{tryIt}</p>
      </Card>
    </div>
  )
}

const ICONS = {
  done: <Check size={20} strokeWidth={3} className="mt-0.5 shrink-0 text-done" aria-hidden />,
  open: <CircleDashed size={20} className="mt-0.5 shrink-0 text-ink-soft" aria-hidden />,
  harm: <TriangleAlert size={20} className="mt-0.5 shrink-0 text-danger" aria-hidden />,
}

const bold = (label: ReactNode) => <span className="font-semibold">{label}</span>

function Tick({ state, children }: { state: keyof typeof ICONS; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {ICONS[state]}
      <span>{children}</span>
    </li>
  )
}

type StepsProps = { partner: string; steps: Debrief['path']; onFork?: (step: number) => void }

function Steps({ partner, steps, onFork }: StepsProps) {
  return (
    <ol className="grid gap-4">
      {steps.map((step, index) => (
        <li key={step.line + step.reply} className="grid gap-1.5 border-rule border-t pt-3 first:border-t-0 first:pt-0">
          <p className="text-ink-soft">
            {step.stage !== null && <span className="italic">{step.stage} </span>}
            {messages.partnerSays({ partner, line: step.line, who: isolated, what: isolated })}
          </p>
          <p className="font-semibold">{messages.youSay({ reply: step.reply, what: isolated })}</p>
          <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <Chip
              tone={QUALITIES[step.quality].tone}
              className={step.quality === 'harmful' ? 'bg-danger-tint! text-danger!' : ''}
            >
              {QUALITIES[step.quality].name}
            </Chip>
            <span className="min-w-0 flex-1 basis-60">
              {step.feedback}
              {step.source && (
                <>
                  {' '}
                  <a href={step.source.url} target="_blank" rel="noopener noreferrer" className="underline">
                    {messages.source({ title: step.source.title, what: isolated })}
                  </a>
                </>
              )}
            </span>
          </p>
          {onFork && (
            <Button variant="plain" className="-ms-3 justify-self-start px-3" onClick={() => onFork(index)}>
              <RotateCcw size={18} aria-hidden />
              <span>
                {messages.playFromHere({
                  line: step.line,
                  more: (more) => <span className="sr-only">{more}</span>,
                })}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
