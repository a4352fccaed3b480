import { useQuery } from '@tanstack/react-query'
import * as messages from 'messages/challenges'
import { useCallback } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useNewDay } from '#web/client/page/use-new-day.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChallengeRow } from './challenge-row.tsx'
import { challengesQuery } from './challenges-query.ts'
import { ChallengesSkeleton } from './challenges-skeleton.tsx'

/** The daily challenges, each with its check-in. */
export function ChallengesPanel() {
  const { id, timeZone } = useMember()
  const query = useQuery(challengesQuery(id))
  const { refetch } = query
  const askAgain = useCallback(() => void refetch(), [refetch])
  useNewDay(timeZone, query.dataUpdatedAt, askAgain)
  return (
    <Card aria-labelledby="challenges" className="flex flex-col">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="challenges" className="heading-panel">
          {messages.heading}
        </h2>
        <p className="text-ink-soft text-sm">{messages.eachPaysOnce}</p>
      </div>
      <Loaded query={query} loading={<ChallengesSkeleton />} failure={messages.loadFailed}>
        {(challenges) => (
          <ul aria-labelledby="challenges" className="grid grow">
            {challenges.map((challenge) => (
              <ChallengeRow key={challenge.key} challenge={challenge} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
