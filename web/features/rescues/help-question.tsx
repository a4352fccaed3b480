import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Help } from 'contract/rescues'
import { plainSenderName } from 'game/invitations'
import type { HelpAnswer } from 'game/rescues'
import { useState } from 'react'
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
    <Loaded query={query} loading={<HelpQuestionSkeleton />} failure="A question could not be loaded.">
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
    failed: 'Failed to save your answer',
    invalidates: [queryKeys.help, queryKeys.today],
    onSaved: (help, answer) => {
      onAnswered({ id, name, answer })
      queryClient.setQueryData(helpQuery(member.id).queryKey, help)
    },
  })
  return (
    <Card aria-labelledby="help-question" className="grid gap-3">
      <h2 id="help-question" className="heading-panel">
        Did {name}’s message help?
      </h2>
      <p className="max-w-prose">
        {name} wrote to you on <Moment at={reachedOutAt} />, and you’ve made progress since. Thanks give {name} 5
        points, at most five times a week. Either answer costs you nothing, and nobody sees why you chose it.
      </p>
      <div className="grid gap-3 sm:grid-cols-2 sm:justify-self-start">
        <Button pending={isPending} onClick={() => mutate('thanks')}>
          Say thanks
        </Button>
        <Button pending={isPending} onClick={() => mutate('unrelated')}>
          It had nothing to do with it
        </Button>
      </div>
      <p className="text-ink-soft">If you don’t answer within three days, it counts as thanks.</p>
    </Card>
  )
}

function Said({ answered: { name, answer } }: { answered: Answered }) {
  const place = useFocusInPlace<HTMLParagraphElement>(true)
  return (
    <Card as="div">
      <p ref={place} tabIndex={-1} role="status">
        {answer === 'thanks' ? `You thanked ${name}.` : 'Thank you for telling us. Nothing else happens.'}
      </p>
    </Card>
  )
}
