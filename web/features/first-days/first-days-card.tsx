import { useQuery } from '@tanstack/react-query'
import type { FirstDays, RecruitFirstDays } from 'contract/first-days'
import type { HelperStep } from 'game/first-days'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/first-days'
import { type ReactNode, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { focusSoon, useFocusInPlace } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { firstDaysQuery, paidText } from './first-days-query.ts'
import { FirstDaysSkeleton } from './first-days-skeleton.tsx'
import { OwnList } from './own-list.tsx'
import { headingOf, RecruitList } from './recruit-list.tsx'
import { usePutAway, useTick } from './use-first-days.ts'

const AT_FIRST = 1

/** The lists of first days that the member sees: their own, and those of the new members whom they help. */
export function FirstDaysCard({ isOwnOnly }: { isOwnOnly: boolean }) {
  const query = useQuery(firstDaysQuery(useMember().id))
  return (
    <Loaded query={query} loading={<FirstDaysSkeleton />} failure={messages.loadFailed}>
      {(firstDays) => <Lists {...firstDays} recruits={isOwnOnly ? [] : firstDays.recruits} />}
    </Loaded>
  )
}

/** Whose list has gone from the screen a moment ago: the member's own where there is no recruit. */
type Gone = {
  recruit?: RecruitFirstDays
  /** The recruit's list went with the last step of the reader's part, where the recruit keeps theirs private. */
  isPartDone?: boolean
  /** Who helped the member until then. */
  volunteer?: string | undefined
}

function Lists({ mine, recruits, paid }: FirstDays) {
  const [gone, setGone] = useState<Gone>()
  const { mutate, isPending } = usePutAway()
  const away = (what: Gone, isPutAway = true) => {
    const { recruit } = what
    const choice = { isPutAway, ...(recruit ? { recruitId: recruit.id } : {}) }
    mutate(choice, {
      onSuccess: () => {
        setGone(isPutAway ? what : undefined)
        if (!isPutAway) focusSoon(recruit ? headingOf(recruit.id) : 'first-days')
      },
    })
  }
  const { tick, underWay } = useTick()
  const tickFor = (recruit: RecruitFirstDays) => (step: HelperStep, isDone: boolean) =>
    tick(
      { step, isDone, recruitId: recruit.id },
      {
        onSuccess: (now) => {
          const isThere = now.recruits.some(({ id }) => id === recruit.id)
          const isPaid = now.paid.some(({ name }) => name === recruit.name)
          if (!isThere && !isPaid) setGone({ recruit, isPartDone: true })
        },
      },
    )
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? recruits : recruits.slice(0, AT_FIRST)
  const said = paid.map(({ name }) => paidText(plainSenderName(name)))
  const showAll = () => {
    setIsWhole(true)
    focusSoon(headingOf(recruits[AT_FIRST]?.id ?? ''))
  }
  const isEmpty = mine === null && recruits.length === 0 && said.length === 0 && gone === undefined
  const isGone = gone?.recruit ? recruits.every(({ id }) => id !== gone.recruit?.id) : mine === null
  const notice = useFocusInPlace<HTMLDivElement>(said.length > 0)
  if (isEmpty) return null
  return (
    <Card as="div" className="grid gap-6">
      {said.length > 0 && (
        <div ref={notice} tabIndex={-1} className="grid gap-2 outline-none">
          {said.map((text) => (
            <p key={text} className="font-semibold">
              {text}
            </p>
          ))}
        </div>
      )}
      {gone && isGone && (
        <GoneLine key={gone.recruit?.id ?? 'own'} gone={gone} pending={isPending} onBack={() => away(gone, false)} />
      )}
      {mine && <OwnList list={mine} isPuttingAway={isPending} onPutAway={(volunteer) => away({ volunteer })} />}
      {shown.map((list) => (
        <RecruitList
          key={list.id}
          list={list}
          underWay={underWay?.recruitId === list.id ? underWay : undefined}
          onTick={tickFor(list)}
          isPuttingAway={isPending}
          onPutAway={() => away({ recruit: list })}
        />
      ))}
      {shown.length < recruits.length && (
        <Button className="justify-self-start" onClick={showAll}>
          {messages.showMore({ count: recruits.length - shown.length })}
        </Button>
      )}
    </Card>
  )
}

type GoneLineProps = { gone: Gone; pending: boolean; onBack: () => void }

/** Takes the focus over from the list. A member whom the reader left as a volunteer isn't theirs to take back. */
function GoneLine({ gone, pending, onBack }: GoneLineProps) {
  const place = useFocusInPlace<HTMLDivElement>(true)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 outline-none">
      <p>{goneText(gone)}</p>
      {!gone.recruit?.isVolunteer && (
        <Button variant="plain" pending={pending} onClick={onBack}>
          {messages.bringBack}
        </Button>
      )}
    </div>
  )
}

function goneText({ recruit, isPartDone, volunteer }: Gone): ReactNode {
  const about = (name: string) => ({
    name: plainSenderName(name),
    who: (inside: ReactNode) => <bdi>{inside}</bdi>,
  })
  if (recruit?.isVolunteer) return messages.leftToAnother(about(recruit.name))
  if (recruit) return (isPartDone ? messages.partDone : messages.theirListPutAway)(about(recruit.name))
  return volunteer === undefined ? messages.ownListPutAway : messages.ownListPutAwayWithout(about(volunteer))
}
