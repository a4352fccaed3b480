import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeed, NewCalendarFeed } from 'contract/people'
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
          In your calendar
        </h2>
        <p className="text-ink-soft">
          Your calendar can show each next step on its day, with the first name only. Whoever has the secret address can
          read that, so share it with nobody.
        </p>
      </div>
      <Loaded
        query={query}
        loading={<CalendarSkeleton />}
        failure="We couldn’t ask whether your calendar is connected."
      >
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
        Make a secret address
      </Button>
    )
  }
  return (
    <>
      {made ? (
        <NewAddress url={made.url} />
      ) : (
        <p>
          Connected since <Moment at={madeAt} />. The address isn’t shown again. Renew it if you lost it or somebody
          else has it: the old one then shows nothing.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!made && (
          <Button pending={make.isPending} onClick={() => make.mutate()}>
            Renew the address
          </Button>
        )}
        <Button pending={end.isPending} onClick={() => end.mutate()}>
          Switch off
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
          label="Secret address, shown only now"
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-w-48 flex-1"
        />
        <CopyButton text={url} copied="Calendar address copied.">
          Copy
        </CopyButton>
      </div>
      <dl className="grid gap-2">
        <Way name="Google Calendar">On a computer, next to “Other calendars”: + , From URL.</Way>
        <Way name="iPhone and iPad">Calendar: Calendars, Add Calendar, Add Subscription Calendar.</Way>
        <Way name="Outlook">Add calendar, Subscribe from web.</Way>
      </dl>
      <p className="text-ink-soft">
        It also ends when you change your password or log out of other devices. Calendars ask for news every few hours.
      </p>
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
    failed: 'The address couldn’t be made. Please try again.',
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
    done: () => ({ title: 'Switched off', description: 'The address shows nothing any more.' }),
    failed: 'The calendar couldn’t be switched off. Please try again.',
    onSaved: () => {
      queryClient.setQueryData(calendarQuery(id).queryKey, { madeAt: null })
      onEnded()
    },
  })
}

function CalendarSkeleton() {
  return (
    <Loading label="Loading your calendar...">
      <Skeleton className="h-11 w-56 rounded-full" />
    </Loading>
  )
}
