import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Mission, MissionCompletion } from 'contract/missions'
import type { UserWithMessage } from 'contract/users'
import type { MissionStatus } from 'game/missions'
import * as messages from 'messages/missions'
import { failureText } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { SAVED_HERE } from '#web/client/outbox/saved-here.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { updateUser } from '#web/client/session/stored-user.ts'
import { isStampNumber, Stamp } from '#web/ui/art/stamp.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { missionsQuery } from './mission-queries.ts'

type FinishPanelProps = { mission: Mission; status: MissionStatus }

/** The end of a lesson: its stamp, what it pays, and the one thing to do. */
export function FinishPanel({ mission, status }: FinishPanelProps) {
  const navigate = useNavigate()
  const { data: missions = [] } = useQuery(missionsQuery())
  const opens = missions.find(({ unlockAfter }) => unlockAfter === mission.id)
  const complete = useCompleteMission(mission)
  const toDashboard = () => navigate({ to: '/dashboard' })
  // Not in the hook: an answer that comes late pulls nobody back who has gone elsewhere.
  const finish = () => complete.mutate(undefined, { onSuccess: toDashboard })
  const done = status === 'completed'
  return (
    <Sign
      as="section"
      aria-labelledby="finish"
      className="mt-10 grid items-center gap-x-6 gap-y-4 max-sm:justify-items-center max-sm:text-center sm:grid-cols-[auto_1fr]"
    >
      {isStampNumber(mission.id) && (
        <Stamp number={mission.id} className="size-32 -rotate-8 text-sign-gold [--stamp-paper:var(--color-sign)]" />
      )}
      <div className="grid gap-4">
        <div>
          <h2 id="finish" className="heading-panel mb-1">
            {done ? messages.haveStamp : messages.getStamp}
          </h2>
          <p className="text-on-sign-soft">{rewardSentence(mission, status, opens?.id)}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {done ? (
            <Button variant="go" size="lg" onClick={toDashboard}>
              {messages.backToDashboard}
            </Button>
          ) : (
            <Button variant="go" size="lg" pending={complete.isPending} onClick={finish}>
              {complete.isPending ? messages.completing : messages.completeMission}
            </Button>
          )}
          <Button size="lg" onClick={toDashboard}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Sign>
  )
}

function rewardSentence(mission: Mission, status: MissionStatus, opens: number | undefined): string {
  // What it pays now may be another sum than it paid then.
  if (status === 'completed') return messages.alreadyReceived
  const { tokens, points, unlockAfter } = mission
  if (status === 'locked' && unlockAfter !== null) return messages.paysLater({ tokens, points, after: unlockAfter })
  return opens ? messages.paysAndOpens({ tokens, points, next: opens }) : messages.pays({ tokens, points })
}

/** Completes a mission for the member and says what it paid. Without a connection it's completed here, and paid later. */
function useCompleteMission({ id: missionId, title }: Mission) {
  const member = useMember()
  const afterPaidWrite = usePaidWrite()
  return useToastMutation({
    send: () => {
      const body = { missionId } satisfies MissionCompletion
      return doAct<UserWithMessage>({ memberId: member.id, kind: 'station', body, name: title })
    },
    done: (saved) => (saved === WAITS ? SAVED_HERE : { title: messages.missionCompleted, description: saved.message }),
    failed: (error) => failureText(error, messages.completeFailed),
    invalidates: [queryKeys.today],
    onSaved: (saved) => {
      if (saved !== WAITS) return afterPaidWrite(saved.user)
      updateUser({ ...member, completedMissions: { ...member.completedMissions, [missionId]: true } })
    },
  })
}
