import { useQuery } from '@tanstack/react-query'
import type { RescueCard, Rescues } from 'contract/rescues'
import { LATER } from 'game/rescues'
import { HandHeart } from 'lucide-react'
import * as messages from 'messages/rescues'
import { type ReactNode, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { lazyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { focusSoon, useFocusInPlace } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { headingOf, OneCard } from './one-card.tsx'
import { rescuesQuery } from './rescue-queries.ts'
import { type Acted, useAct } from './use-act.ts'

const useEditor = lazyDialog(async () => (await import('./message-editor.tsx')).MessageEditor)

type RescueCardsProps = {
  /** Advice on a text, under the field in which it is written. */
  hints: (text: string) => ReactNode
  /** How many cards to show before *Show all*; every one where absent. */
  atFirst?: number
}

/** Who needs a hand: a card for each, what became of the others, and a message to edit. */
export function RescueCards({ hints, atFirst }: RescueCardsProps) {
  const query = useQuery(rescuesQuery(useMember().id))
  return (
    <Card aria-labelledby="rescues" className="grid content-start gap-4">
      <h2 id="rescues" className="heading-panel">
        {messages.heading}
      </h2>
      <Loaded query={query} loading={<RescueCardsSkeleton />} failure={messages.loadFailed}>
        {(rescues) => <RescueList rescues={rescues} hints={hints} atFirst={atFirst} />}
      </Loaded>
    </Card>
  )
}

type RescueListProps = { rescues: Rescues; hints: RescueCardsProps['hints']; atFirst: number | undefined }

function RescueList({ rescues: { cards, reachedOut, thanks }, hints, atFirst }: RescueListProps) {
  const [acted, setActed] = useState<Acted>()
  const [edited, setEdited] = useState<RescueCard>()
  const [isWhole, setIsWhole] = useState(false)
  const act = useAct((done) => {
    setActed(done)
    setEdited((open) => (open?.id === done.id ? undefined : open))
  })
  const Editor = useEditor(edited !== undefined, () => setEdited(undefined))
  const shown = isWhole ? cards : cards.slice(0, atFirst)
  const showAll = () => {
    setIsWhole(true)
    focusSoon(headingOf(cards[shown.length]?.id ?? ''))
  }
  return (
    <>
      {acted && (
        <WhatWasDone
          key={`${acted.act} ${cards.some(({ id }) => id === acted.id)}`}
          acted={acted}
          isPending={act.isPending}
          onUndo={() => act.mutate({ ...acted, act: 'reopen' })}
        />
      )}
      {cards.length === 0 && <p className="text-ink-soft">{messages.nobody}</p>}
      {shown.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {shown.map((card) => (
            <OneCard
              key={card.id}
              card={card}
              isPending={act.isPending}
              onWrite={() => setEdited(card)}
              onAct={(what) => act.mutate({ id: card.id, name: card.name, act: what })}
            />
          ))}
        </ul>
      )}
      {shown.length < cards.length && (
        <Button className="justify-self-start" onClick={showAll}>
          {messages.showAll({ count: cards.length })}
        </Button>
      )}
      <Outcomes reachedOut={reachedOut} thanks={thanks} />
      {Editor && edited && (
        <Editor
          card={edited}
          hints={hints}
          isPending={act.isPending}
          onReachedOut={() => act.mutate({ id: edited.id, name: edited.name, act: 'reached_out' })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

type WhatWasDoneProps = { acted: Acted; isPending: boolean; onUndo: () => void }

/** Drawn anew once the card has gone or is back, with the button that was pressed: it takes the focus over, and takes back what was pressed by mistake. */
function WhatWasDone({ acted, isPending, onUndo }: WhatWasDoneProps) {
  const place = useFocusInPlace<HTMLParagraphElement>(true)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p ref={place} tabIndex={-1} role="status">
        {sentenceAfter(acted)}
      </p>
      {acted.act !== 'reopen' && (
        <Button pending={isPending} onClick={onUndo}>
          {messages.undo}
        </Button>
      )}
    </div>
  )
}

const who = (inside: ReactNode) => <bdi>{inside}</bdi>

function sentenceAfter({ name, act }: Acted): ReactNode {
  switch (act) {
    case 'reached_out':
      return messages.wrote({ name, who })
    case 'later':
      return messages.comesBack({ name, who, days: LATER / 86_400_000 })
    case 'dismiss':
      return messages.putAway({ name, who })
    case 'reopen':
      return messages.isBack({ name, who })
  }
}

function Outcomes({ reachedOut, thanks }: Pick<Rescues, 'reachedOut' | 'thanks'>) {
  if (reachedOut.length + thanks.length === 0) return null
  return (
    <ul className="grid gap-2 border-rule border-t-2 pt-3">
      {thanks.map(({ id, name, points }) => (
        <li key={id} className="flex gap-2">
          <HandHeart size={20} className="mt-0.5 shrink-0 text-ink-soft" aria-hidden />
          <span>
            {messages.madeProgress({ name, who })}{' '}
            {points > 0 && <span className="text-ink-soft">{messages.pointsForYou({ points })}</span>}
          </span>
        </li>
      ))}
      {reachedOut.map(({ id, name, reachedOutAt }) => (
        <li key={id} className="text-ink-soft">
          {messages.wroteOn({ name, who, day: () => <Moment at={reachedOutAt} /> })}
        </li>
      ))}
    </ul>
  )
}

function RescueCardsSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-3 lg:grid-cols-2">
      <Skeleton className="h-69 rounded-card md:h-54" />
    </Loading>
  )
}
