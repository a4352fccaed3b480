import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mission } from 'contract/missions'
import { nextStop } from 'game/missions'
import * as messages from 'messages/missions'
import { useMember } from '#web/client/session/member.tsx'
import { Barrier } from '#web/ui/art/barrier.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { missionsQuery } from './mission-queries.ts'

/** A station opened by its address before its time: it may be read, and what opens it is said, with the way there. */
export function LockedNotice({ mission }: { mission: Mission }) {
  const { completedMissions } = useMember()
  const { data: missions = [] } = useQuery(missionsQuery())
  const next = nextStop(missions, completedMissions)
  return (
    <Banner tone="sky" icon={<Barrier short className="h-8" />} title={messages.stillLocked}>
      {mission.unlockAfter !== null && <p>{messages.readAhead({ id: mission.unlockAfter })}</p>}
      {next && (
        <Link to="/mission/$id" params={{ id: next.id }} className={buttonClass({ className: 'mt-3' })}>
          {messages.goToStation({ id: next.id })}
        </Link>
      )}
    </Banner>
  )
}
