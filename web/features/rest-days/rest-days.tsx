import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Rest, RestDays as RestDaysAnswer } from 'contract/rest-days'
import { dateAfter } from 'game/days'
import { REST_AHEAD_DAYS, REST_MAX_DAYS, REST_PAUSE_DAYS } from 'game/streaks'
import { locale } from 'messages/language'
import * as messages from 'messages/rest-days'
import { type FormEvent, useRef, useState } from 'react'
import { get, put, remove } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { RestDaysSkeleton } from './rest-days-skeleton.tsx'

const LENGTHS = Array.from({ length: REST_MAX_DAYS }, (_, index) => ({
  value: String(index + 1),
  label: messages.days({ count: index + 1 }),
}))

const pathOf = (memberId: string) => `/api/users/${memberId}/rest`

function restDaysQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.restDays, memberId],
    queryFn: ({ signal }) => get<RestDaysAnswer>(pathOf(memberId), signal),
    // The zone may have changed on this very page.
    staleTime: 0,
  })
}

/** What keeps a streak alive without a visit: the rest days of the month, and a rest that can be announced. */
export function RestDays() {
  const { id } = useMember()
  const query = useQuery(restDaysQuery(id))
  const left = useRef<HTMLParagraphElement>(null)
  return (
    <Loaded query={query} loading={<RestDaysSkeleton />} failure={messages.loadFailed}>
      {({ daysLeft, rest, today, nextFrom }) => (
        <div className="grid gap-4">
          <p ref={left} tabIndex={-1}>
            {daysLeft === 0 ? messages.noneLeft : messages.left({ days: daysLeft })}
          </p>
          {rest ? (
            <Announced
              key="announced"
              rest={rest}
              today={today}
              onDone={() => left.current?.focus({ preventScroll: true })}
            />
          ) : (
            <Announce
              key={nextFrom}
              today={today}
              nextFrom={nextFrom}
              onDone={() => left.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}

type AnnouncedProps = { rest: Rest; today: string; onDone: () => void }

function Announced({ rest, today, onDone }: AnnouncedProps) {
  const { id } = useMember()
  const { mutate, isPending } = useToastMutation({
    send: () => remove(pathOf(id)),
    done: () => ({ title: messages.ended, description: messages.countsAgain }),
    failed: messages.endFailed,
    invalidates: [queryKeys.restDays],
    waits: true,
    onSaved: onDone,
  })
  return (
    <>
      <p className="font-semibold">
        {rest.from === rest.to
          ? messages.restOn({ day: dayText(rest.from) })
          : messages.restFromTo({ first: dayText(rest.from), last: dayText(rest.to) })}
      </p>
      <Button pending={isPending} onClick={() => isPending || mutate()} className="justify-self-start">
        {rest.from > today ? messages.cancelRest : messages.endRest}
      </Button>
    </>
  )
}

type AnnounceProps = { today: string; nextFrom: string; onDone: () => void }

function Announce({ today, nextFrom, onDone }: AnnounceProps) {
  const { id } = useMember()
  const [from, setFrom] = useState(nextFrom)
  const [days, setDays] = useState('7')
  const latest = dateAfter(today, REST_AHEAD_DAYS)
  const isWrong = from === '' || from < nextFrom || from > latest
  const [isTold, setTold] = useState(false)
  const { mutate, isPending } = useToastMutation({
    send: (rest: Rest) => put<RestDaysAnswer>(pathOf(id), rest),
    done: ({ rest }) => ({
      title: messages.announced,
      description: rest ? messages.waitsUntil({ day: dayText(rest.to) }) : messages.waits,
    }),
    failed: messages.announceFailed,
    invalidates: [queryKeys.restDays],
    waits: true,
    onSaved: onDone,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(isWrong)
    if (!isWrong && !isPending) mutate({ from, to: dateAfter(from, Number(days) - 1) })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <TextField
        label={messages.firstDay}
        type="date"
        min={nextFrom}
        max={latest}
        value={from}
        error={isTold && isWrong ? messages.chooseDay({ first: dayText(nextFrom), last: dayText(latest) }) : undefined}
        hint={nextFrom > today ? messages.earliest({ day: dayText(nextFrom), pause: REST_PAUSE_DAYS }) : undefined}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <SelectField
        label={messages.howLong}
        options={LENGTHS}
        value={days}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
      />
      <Button type="submit" pending={isPending} className="justify-self-start sm:col-span-2">
        {messages.announce}
      </Button>
    </form>
  )
}

let format: Intl.DateTimeFormat | undefined

/** A date such as 2026-03-02, written out. It's a calendar day, so it doesn't depend on a time zone. */
function dayText(date: string): string {
  format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}
