import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeed, NewCalendarFeed } from 'contract/people'
import * as messages from 'messages/people'
import { useState } from 'react'
import { post, remove } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { calendarQuery } from './people-queries.ts'

const ADDRESS = 'calendar-address'
const SWITCH = 'calendar-switch'

/** The next steps in the member's own calendar, by a secret address. */
export function CalendarSection() {
  const { id } = useMember()
  const query = useQuery(calendarQuery(id))
  return (
    <Card aria-labelledby="calendar" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="calendar" className="heading-panel">
          {messages.inYourCalendar}
        </h2>
        <p className="text-ink-soft">{messages.calendarIntro}</p>
      </div>
      <Loaded query={query} loading={<CalendarSkeleton />} failure={messages.calendarUnknown}>
        {(feed) => <Feed feed={feed} />}
      </Loaded>
    </Card>
  )
}

function Feed({ feed: { madeAt } }: { feed: CalendarFeed }) {
  const [made, setMade] = useState<NewCalendarFeed>()
  const make = useMake((feed) => {
    setMade(feed)
    focusSoon(ADDRESS)
  })
  const end = useEnd(() => {
    setMade(undefined)
    focusSoon(SWITCH)
  })
  if (madeAt === null) {
    return (
      <Button id={SWITCH} className="justify-self-start" pending={make.isPending} onClick={() => make.mutate()}>
        {messages.makeAddress}
      </Button>
    )
  }
  return (
    <>
      {made ? <NewAddress url={made.url} /> : <p>{messages.connectedSince({ day: () => <Moment at={madeAt} /> })}</p>}
      <div className="flex flex-wrap gap-3">
        {!made && (
          <Button pending={make.isPending} onClick={() => make.mutate()}>
            {messages.renewAddress}
          </Button>
        )}
        <Button pending={end.isPending} onClick={() => end.mutate()}>
          {messages.switchOff}
        </Button>
      </div>
    </>
  )
}

function NewAddress({ url }: { url: string }) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          id={ADDRESS}
          label={messages.secretAddress}
          dir="ltr"
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-w-48 flex-1"
        />
        <CopyButton text={url} copied={messages.addressCopied}>
          {messages.copy}
        </CopyButton>
      </div>
      <dl className="grid gap-2">
        <Way name={messages.googleCalendar}>{messages.googleWay}</Way>
        <Way name={messages.iphone}>{messages.iphoneWay}</Way>
        <Way name={messages.outlook}>{messages.outlookWay}</Way>
      </dl>
      <p className="text-ink-soft">{messages.calendarEnds}</p>
    </>
  )
}

function Way({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

function useMake(onMade: (feed: NewCalendarFeed) => void) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => post<NewCalendarFeed>(`/api/users/${id}/calendar`),
    failed: messages.makeFailed,
    onSaved: (feed) => {
      queryClient.setQueryData(calendarQuery(id).queryKey, { madeAt: feed.madeAt })
      onMade(feed)
    },
  })
}

function useEnd(onEnded: () => void) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => remove(`/api/users/${id}/calendar`),
    done: () => ({ title: messages.switchedOff, description: messages.showsNothing }),
    failed: messages.switchOffFailed,
    onSaved: () => {
      queryClient.setQueryData(calendarQuery(id).queryKey, { madeAt: null })
      onEnded()
    },
  })
}

function CalendarSkeleton() {
  return (
    <Loading label={messages.loadingCalendar}>
      <Skeleton className="h-11 w-56 rounded-full" />
    </Loading>
  )
}
