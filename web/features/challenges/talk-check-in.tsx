import { useQuery } from '@tanstack/react-query'
import type { Challenge } from 'contract/challenges'
import * as messages from 'messages/challenges'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { challengesQuery } from './challenges-query.ts'
import { useCheckIn } from './use-check-in.ts'

const KEY = 'talk-to-10'

/** After a talk: counts it in *Talk to 10 people*. Renders nothing once that is finished. */
export function TalkCheckIn() {
  const { id } = useMember()
  const { data: challenges } = useQuery(challengesQuery(id))
  const challenge = challenges?.find(({ key }) => key === KEY)
  return challenge && challenge.completedAt === null ? <CheckIn challenge={challenge} /> : null
}

function CheckIn({ challenge }: { challenge: Challenge }) {
  const { mutate, isPending, isSuccess } = useCheckIn(challenge, () => undefined)
  const { title, count, target } = challenge
  // It keeps its place, and the focus, once it has counted.
  return (
    <Button className="whitespace-normal!" pending={isPending || isSuccess} onClick={() => mutate()}>
      {isSuccess ? messages.counted({ count, target }) : messages.countIt({ title, count, target })}
    </Button>
  )
}
