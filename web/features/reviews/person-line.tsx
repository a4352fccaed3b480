import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Today, TryItAnswer } from 'contract/reviews'
import * as messages from 'messages/reviews'
import { post } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { todayQuery } from './day-queries.ts'
import { TodayLine } from './today-line.tsx'

type Person = NonNullable<Today['person']>

const HEADING_ID = 'today-person'

const ANSWERS: readonly { answer: TryItAnswer['answer']; label: string }[] = [
  { answer: 'yes', label: messages.yes },
  { answer: 'not-yet', label: messages.notYet },
  { answer: 'let-go', label: messages.letGo },
]

/** One person to turn to today: how something tried went, or a challenge to check in. */
export function PersonLine({ person }: { person: Person | null }) {
  if (person === null) {
    return (
      <TodayLine headingId={HEADING_ID} title={messages.onePerson} isDone>
        {messages.nobodyWaits}
      </TodayLine>
    )
  }
  if (person.kind === 'try-it') return <TryIt {...person} />
  return (
    <TodayLine
      headingId={HEADING_ID}
      title={messages.onePerson}
      isDone={false}
      action={
        <Link to="/dashboard" hash="challenges" className={buttonClass()}>
          {messages.toChallenge}
        </Link>
      }
    >
      {messages.dailyChallenge({ title: person.title })}
    </TodayLine>
  )
}

type TryItProps = Extract<Person, { kind: 'try-it' }>

function TryIt({ source, text }: TryItProps) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useToastMutation({
    send: (answer: TryItAnswer['answer']) =>
      post<Today>(`/api/users/${id}/try-its/${source}`, { answer } satisfies TryItAnswer),
    failed: messages.tryItFailed,
    onSaved: (today) => {
      queryClient.setQueryData(todayQuery(id).queryKey, today)
      // The pressed button is gone: reading goes on with what took its place.
      focusSoon(today.isAllDone ? 'today' : HEADING_ID)
    },
  })
  return (
    <TodayLine
      headingId={HEADING_ID}
      title={messages.onePerson}
      isDone={false}
      action={ANSWERS.map(({ answer, label }) => (
        <Button key={answer} className="px-4" pending={isPending} onClick={() => mutate(answer)}>
          {label}
        </Button>
      ))}
    >
      <p className="line-clamp-3">{text}</p>
      <p className="mt-1 font-semibold text-on-sign">{messages.didYouTry}</p>
    </TodayLine>
  )
}
