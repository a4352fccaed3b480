import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Help } from 'contract/rescues'
import { plainSenderName } from 'game/invitations'
import type { HelpAnswer } from 'game/rescues'
import * as messages from 'messages/rescues'
import { type ReactNode, useState } from 'react'
import { post } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { HelpQuestionSkeleton } from './help-question-skeleton.tsx'
import { helpQuery } from './rescue-queries.ts'

/** Whether a message of the member's sponsor helped; then a line that says what was answered. */
export function HelpQuestion() {
  const query = useQuery(helpQuery(useMember().id))
  const [answered, setAnswered] = useState<Answered>()
  return (
    <Loaded query={query} loading={<HelpQuestionSkeleton />} failure={messages.questionFailed}>
      {({ questions: [question] }) =>
        question !== undefined && question.id !== answered?.id ? (
          <Question key={question.id} question={question} onAnswered={setAnswered} />
        ) : (
          answered && <Said answered={answered} />
        )
      }
    </Loaded>
  )
}

type Answered = { id: string; name: string; answer: HelpAnswer }
type QuestionProps = { question: Help['questions'][number]; onAnswered: (answered: Answered) => void }

function Question({ question: { id, sponsorName, reachedOutAt }, onAnswered }: QuestionProps) {
  const member = useMember()
  const queryClient = useQueryClient()
  const name = plainSenderName(sponsorName)
  const { mutate, isPending } = useToastMutation({
    send: (answer: HelpAnswer) => post<Help>(`/api/users/${member.id}/help/${id}`, { answer }),
    failed: messages.answerFailed,
    invalidates: [queryKeys.help, queryKeys.today],
    onSaved: (help, answer) => {
      onAnswered({ id, name, answer })
      queryClient.setQueryData(helpQuery(member.id).queryKey, help)
    },
  })
  return (
    <Card aria-labelledby="help-question" className="grid gap-3">
      <h2 id="help-question" className="heading-panel">
        {messages.didItHelp({ name, who })}
      </h2>
      <p className="max-w-prose">{messages.whatThanksGive({ name, who, day: () => <Moment at={reachedOutAt} /> })}</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:justify-self-start">
        <Button pending={isPending} onClick={() => mutate('thanks')}>
          {messages.sayThanks}
        </Button>
        <Button pending={isPending} onClick={() => mutate('unrelated')}>
          {messages.nothingToDo}
        </Button>
      </div>
      <p className="text-ink-soft">{messages.silenceIsThanks}</p>
    </Card>
  )
}

const who = (inside: ReactNode) => <bdi>{inside}</bdi>

function Said({ answered: { name, answer } }: { answered: Answered }) {
  const place = useFocusInPlace<HTMLParagraphElement>(true)
  return (
    <Card as="div">
      <p ref={place} tabIndex={-1} role="status">
        {answer === 'thanks' ? messages.thanked({ name, who }) : messages.notThanked}
      </p>
    </Card>
  )
}
