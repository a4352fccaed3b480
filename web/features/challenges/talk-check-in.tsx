import { useQuery } from '@tanstack/react-query'
import type { Challenge } from 'contract/challenges'
import * as messages from 'messages/challenges'
import { useState } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { challengesQuery } from './challenges-query.ts'
import { useCheckIn } from './use-check-in.ts'

const KEY = 'talk-to-10'

/** After a talk: counts it in *Talk to 10 people*. Renders nothing where that was finished before. */
export function TalkCheckIn() {
  const [isPressed, setPressed] = useState(false)
  const { id } = useMember()
  const { data: challenges } = useQuery(challengesQuery(id))
  const challenge = challenges?.find(({ key }) => key === KEY)
  // Once pressed it keeps its place, and the focus.
  const isShown = challenge && (isPressed || challenge.completedAt === null)
  return isShown ? <CheckIn challenge={challenge} onPress={() => setPressed(true)} /> : null
}

function CheckIn({ challenge, onPress }: { challenge: Challenge; onPress: () => void }) {
  const { mutate, isPending, isSuccess } = useCheckIn(challenge)
  const { title, count, target } = challenge
  const press = () => {
    onPress()
    mutate()
  }
  return (
    <Button className="whitespace-normal!" pending={isPending} aria-disabled={isSuccess} onClick={press}>
      {isSuccess ? messages.counted({ count, target }) : messages.countIt({ title, count, target })}
    </Button>
  )
}
