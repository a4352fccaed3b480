import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Memory } from 'contract/reviews'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { counted } from '#web/ui/counted.ts'
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
      <h1 className="heading-page">What you remember</h1>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading what you remember..." />}
        failure="What you remember couldn’t be loaded."
      >
        {(memory) => (memory.ideas.length === 0 ? <NothingLearned /> : <Remembered memory={memory} />)}
      </Loaded>
    </div>
  )
}

function NothingLearned() {
  return (
    <EmptyState
      title="Nothing to remember yet"
      action={
        <Link to="/dashboard" className={buttonClass({ variant: 'go' })}>
          Back to Dashboard
        </Link>
      }
    >
      Answer a question under a lesson, in a course or at a station, and it appears here.
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
          {due > 0 ? `Review ${counted(due, 'question')}` : 'To your review'}
        </Link>
      </div>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
        <MemoryPlaces title="By station" places={memory.missions} kind="mission" />
        <MemoryPlaces title="By course" places={memory.courses} kind="course" />
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
  const met = `You have met ${counted(ideas.length, 'idea')}.`
  if (fading + faded === 0) return `${met} ${ideas.length === 1 ? 'It’s' : 'All of them are'} fresh.`
  const parts = [`${fresh} fresh`, `${fading} fading`, `${faded} faded`].filter((part) => !part.startsWith('0 '))
  return `${met} Of these, ${parts.join(', ')}. A review brings back what fades.`
}
