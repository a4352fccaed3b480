import { useQuery } from '@tanstack/react-query'
import type { FirstDays, RecruitFirstDays } from 'contract/first-days'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/first-days'
import { useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { focusSoon, useFocusInPlace } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { firstDaysQuery, paidText } from './first-days-query.ts'
import { FirstDaysSkeleton } from './first-days-skeleton.tsx'
import { OwnList } from './own-list.tsx'
import { headingOf, RecruitList } from './recruit-list.tsx'
import { usePutAway } from './use-first-days.ts'

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

/** Whose list was put away a moment ago: the member's own where there is no recruit. */
type PutAway = { recruit?: Pick<RecruitFirstDays, 'id' | 'name'> }

function Lists({ mine, recruits, paid }: FirstDays) {
  const [putAway, setPutAway] = useState<PutAway>()
  const { mutate, isPending } = usePutAway()
  const away = (what: PutAway, isPutAway = true) => {
    const choice = { isPutAway, ...(what.recruit ? { recruitId: what.recruit.id } : {}) }
    mutate(choice, {
      onSuccess: () => {
        setPutAway(isPutAway ? what : undefined)
        if (!isPutAway) focusSoon('first-days')
      },
    })
  }
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? recruits : recruits.slice(0, AT_FIRST)
  const said = paid.map(({ name }) => paidText(plainSenderName(name)))
  const showAll = () => {
    setIsWhole(true)
    focusSoon(headingOf(recruits[AT_FIRST]?.id ?? ''))
  }
  const isEmpty = mine === null && recruits.length === 0 && said.length === 0 && putAway === undefined
  const isGone = putAway?.recruit ? recruits.every(({ id }) => id !== putAway.recruit?.id) : mine === null
  const notice = useFocusInPlace<HTMLDivElement>(said.length > 0 || (putAway !== undefined && isGone))
  if (isEmpty) return null
  return (
    <Card as="div" className="grid gap-6">
      {(said.length > 0 || putAway) && (
        <div ref={notice} tabIndex={-1} className="grid gap-2 outline-none">
          {said.map((text) => (
            <p key={text} className="font-semibold">
              {text}
            </p>
          ))}
          {putAway && <PutAwayLine putAway={putAway} pending={isPending} onBack={() => away({}, false)} />}
        </div>
      )}
      {mine && <OwnList list={mine} isPuttingAway={isPending} onPutAway={() => away({})} />}
      {shown.map((list) => (
        <RecruitList key={list.id} list={list} isPuttingAway={isPending} onPutAway={() => away({ recruit: list })} />
      ))}
      {shown.length < recruits.length && (
        <Button className="justify-self-start" onClick={showAll}>
          {messages.showMore({ count: recruits.length - shown.length })}
        </Button>
      )}
    </Card>
  )
}

type PutAwayLineProps = { putAway: PutAway; pending: boolean; onBack: () => void }

function PutAwayLine({ putAway: { recruit }, pending, onBack }: PutAwayLineProps) {
  if (recruit) {
    const name = plainSenderName(recruit.name)
    return <p>{messages.theirListPutAway({ name, who: (inside) => <bdi>{inside}</bdi> })}</p>
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {messages.ownListPutAway}
      <Button variant="plain" pending={pending} onClick={onBack}>
        {messages.bringBack}
      </Button>
    </p>
  )
}
