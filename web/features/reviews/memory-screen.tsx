import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Memory } from 'contract/reviews'
import { locale } from 'messages/language'
import * as messages from 'messages/memory'
import * as shell from 'messages/shell'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { memoryQuery } from './day-queries.ts'
import { MemoryDays } from './memory-days.tsx'
import { MemoryForecast } from './memory-forecast.tsx'
import { MemoryIdeas } from './memory-ideas.tsx'
import { MemoryPlaces } from './memory-places.tsx'

/** /memory: what is fresh and what is fading, in words first. */
export function MemoryScreen() {
  const query = useQuery(memoryQuery(useMember().id))
  return (
    <div className="grid gap-4 md:gap-6">
      <h1 className="heading-page">{messages.whatYouRemember}</h1>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loadingMemory} />} failure={messages.memoryFailed}>
        {(memory) => (memory.ideas.length === 0 ? <NothingLearned /> : <Remembered memory={memory} />)}
      </Loaded>
    </div>
  )
}

function NothingLearned() {
  return (
    <EmptyState
      title={messages.nothingYet}
      action={
        <Link to="/dashboard" className={buttonClass({ variant: 'go' })}>
          {shell.backToDashboard}
        </Link>
      }
    >
      {messages.nothingYetAbout}
    </EmptyState>
  )
}

function Remembered({ memory }: { memory: Memory }) {
  const due = memory.forecast[0]?.count ?? 0
  return (
    <>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-reading text-lg">{inWords(memory)}</p>
        <Link to="/review" className={buttonClass({ variant: due > 0 ? 'go' : 'out' })}>
          {due > 0 ? messages.reviewCount({ count: due }) : messages.toYourReview}
        </Link>
      </div>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
        <MemoryPlaces title={messages.byStation} places={memory.missions} kind="mission" />
        <MemoryPlaces title={messages.byCourse} places={memory.courses} kind="course" />
        <MemoryForecast forecast={memory.forecast} />
        <MemoryDays calendar={memory.calendar} today={memory.forecast[0]?.date} />
      </div>
      <MemoryIdeas ideas={memory.ideas} />
    </>
  )
}

function inWords({ ideas }: Memory): string {
  const count = (signal: string) => ideas.filter((idea) => idea.signal === signal).length
  const [fresh, fading, faded] = [count('green'), count('amber'), count('red')]
  if (fading + faded === 0) return messages.allFresh({ count: ideas.length })
  const parts = [
    fresh > 0 && messages.countFresh({ count: fresh }),
    fading > 0 && messages.countFading({ count: fading }),
    faded > 0 && messages.countFaded({ count: faded }),
  ].filter((part) => part !== false)
  const signals = new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
  return messages.someFade({ count: ideas.length, signals })
}
