import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Mission, MissionCompletion } from 'contract/missions'
import type { UserWithMessage } from 'contract/users'
import type { MissionStatus } from 'game/missions'
import { post } from '#web/client/api/api.ts'
import { failureText } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
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
  const complete = useCompleteMission(mission.id)
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
            {done ? 'You have this stamp' : 'Get your stamp'}
          </h2>
          <p className="text-on-sign-soft">{rewardSentence(mission, status, opens?.id)}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {done ? (
            <Button variant="go" size="lg" onClick={toDashboard}>
              Back to Dashboard
            </Button>
          ) : (
            <Button variant="go" size="lg" pending={complete.isPending} onClick={finish}>
              {complete.isPending ? 'Completing...' : 'Complete Mission'}
            </Button>
          )}
          <Button size="lg" onClick={toDashboard}>
            Cancel
          </Button>
        </div>
      </div>
    </Sign>
  )
}

function rewardSentence(mission: Mission, status: MissionStatus, opens: number | undefined): string {
  // What it pays now may be another sum than it paid then.
  if (status === 'completed') return 'You already received this station’s tokens and points.'
  const sum = `${mission.tokens} tokens and ${mission.points} points`
  if (status === 'locked') return `This station pays ${sum}, once Station ${mission.unlockAfter} is completed.`
  return `Completing this station pays ${sum}${opens ? `, and opens Station ${opens}` : ''}.`
}

/** Completes a mission for the member and says what it paid. */
function useCompleteMission(missionId: number) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  return useToastMutation({
    send: () => post<UserWithMessage>(`/api/users/${id}/complete-mission`, { missionId } satisfies MissionCompletion),
    done: ({ message }) => ({ title: 'Mission Completed!', description: message }),
    failed: (error) => failureText(error, 'Failed to complete mission'),
    invalidates: [queryKeys.today],
    onSaved: ({ user }) => afterPaidWrite(user),
  })
}
