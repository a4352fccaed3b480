import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Quiz } from 'contract/quizzes'
import * as outboxMessages from 'messages/outbox'
import * as messages from 'messages/review-session'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { get } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerVerdict } from './answer-verdict.tsx'
import { pickQuestions, shuffledPlaces } from './pick-questions.ts'
import { useCheckAnswer } from './use-check-answer.ts'

/** What the questions are about. */
export type CheckOf = { missionId: number } | { lessonId: number }

type CheckQuestionsProps = {
  of: CheckOf
  /** The heading's level in the outline of where it stands. */
  level: 2 | 3
}

function checkQuery(memberId: string, of: CheckOf) {
  const [kind, id] = 'missionId' in of ? ['missions', of.missionId] : ['lessons', of.lessonId]
  return queryOptions({
    queryKey: [...queryKeys.quizzes, memberId, kind, id],
    queryFn: ({ signal }) => get<Quiz[]>(`/api/${kind}/${id}/quizzes`, signal),
  })
}

export function CheckQuestions({ of, level }: CheckQuestionsProps) {
  const query = useQuery(checkQuery(useMember().id, of))
  return (
    <Loaded query={query} loading={<CheckSkeleton />} failure={messages.questionsFailed}>
      {(quizzes) => (quizzes.length === 0 ? null : <Check quizzes={quizzes} level={level} />)}
    </Loaded>
  )
}

function Check({ quizzes, level }: { quizzes: readonly Quiz[]; level: 2 | 3 }) {
  // Once begun, the questions and the order of their choices stay, though an answer changes what is known of them.
  const [asked] = useState(() => pickQuestions(quizzes).map((quiz) => ({ quiz, places: shuffledPlaces() })))
  const [at, setAt] = useState(0)
  /** Of what was checked: a question that was deleted or waits was not. */
  const [verdicts, setVerdicts] = useState<readonly boolean[]>([])
  const now = asked[at]
  const about = now ? messages.checkAbout({ count: asked.length }) : verdicts.length > 0 && messages.checkAfter
  const Heading = `h${level}` as const
  return (
    <Card aria-labelledby="check-yourself" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="check-yourself" className="heading-panel">
          {messages.checkYourself}
        </Heading>
        {about && <p className="text-ink-soft">{about}</p>}
      </div>
      {now ? (
        <Question
          key={now.quiz.id}
          quiz={quizzes.find(({ id }) => id === now.quiz.id) ?? now.quiz}
          places={now.places}
          level={level}
          number={at + 1}
          total={asked.length}
          onVerdict={(isRight) => setVerdicts([...verdicts, isRight])}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <End right={verdicts.filter(Boolean).length} total={verdicts.length} />
      )}
    </Card>
  )
}

/** `total`: how many were checked; it may be none. */
function End({ right, total }: { right: number; total: number }) {
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => end.current?.focus(), [])
  const result = right === total ? messages.allRight : messages.someRight({ right, total })
  return (
    <p ref={end} tabIndex={-1} className="font-semibold text-lg outline-none">
      {total === 0 ? messages.checkAfter : result}
    </p>
  )
}

type QuestionProps = {
  quiz: Quiz
  /** The written places of the choices, in the order they are shown. */
  places: readonly number[]
  level: 2 | 3
  number: number
  total: number
  onVerdict: (isRight: boolean) => void
  onNext: () => void
}

function Question({ quiz, places, level, number, total, onVerdict, onNext }: QuestionProps) {
  const [choice, setChoice] = useState<number>()
  const answer = useCheckAnswer()
  const { verdict, waits } = answer
  const isGiven = verdict !== undefined || waits
  const isOver = isGiven || hasStatus(answer.error, 404)
  const question = useRef<HTMLElement>(null)
  const result = useRef<HTMLDivElement & HTMLParagraphElement>(null)
  useEffect(() => {
    if (number > 1) question.current?.focus()
  }, [number])
  useEffect(() => {
    if (isGiven) result.current?.focus()
  }, [isGiven])
  const written = choice === undefined ? undefined : places[choice]
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (written === undefined || isOver || answer.isPending) return
    const onSuccess = (given: typeof answer.data) => given && given !== WAITS && onVerdict(given.correct)
    const seen = quiz.updatedAt && { updatedAt: quiz.updatedAt }
    const onError = (error: Error) => {
      // What was chosen may have another place now, or not be there.
      if (!hasStatus(error, 409)) return
      setChoice(undefined)
      question.current?.focus()
    }
    answer.mutate({ quizId: quiz.id, answer: written, ...seen }, { onSuccess, onError })
  }
  const right = verdict && places.indexOf(verdict.correctAnswer)
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <form onSubmit={send} className="grid gap-4">
      <p className="font-semibold text-sm">{messages.questionOf({ number, total })}</p>
      <NotTranslated language={quiz.language} />
      <Heading
        {...languageProps(quiz)}
        ref={question as never}
        id="check-question"
        tabIndex={-1}
        className="heading-card scroll-mt-28 whitespace-pre-line outline-none"
      >
        {quiz.question}
      </Heading>
      <div {...languageProps(quiz)}>
        <Choices
          labelledBy="check-question"
          choices={places.map((place) => quiz.choices[place] ?? '')}
          chosen={choice}
          right={right}
          closed={isOver}
          onChoose={(index) => answer.isPending || setChoice(index)}
        />
      </div>
      {answer.isError && (
        <p role="alert" className="font-semibold text-danger">
          {answer.sentence}
        </p>
      )}
      {verdict && right !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
        <div
          ref={result}
          role="group"
          aria-label={messages.yourAnswer}
          tabIndex={-1}
          className="scroll-mb-48 outline-none"
        >
          <AnswerVerdict
            isRight={verdict.correct}
            right={{ place: right, text: quiz.choices[verdict.correctAnswer] ?? '' }}
            explanation={verdict.explanation}
          />
        </div>
      )}
      {waits && (
        <p ref={result} tabIndex={-1} className="scroll-mb-48 rounded-card bg-earned-tint p-4 outline-none">
          {outboxMessages.questionSaved}
        </p>
      )}
      <div className="flex justify-end">
        {isOver ? (
          <Button variant="ink" onClick={onNext}>
            {number === total ? messages.finish : messages.nextQuestion}
          </Button>
        ) : (
          <Button type="submit" variant="ink" disabled={choice === undefined} pending={answer.isPending}>
            {messages.checkAnswer}
          </Button>
        )}
      </div>
    </form>
  )
}

function hasStatus(error: Error | null, status: number): boolean {
  return error instanceof ApiError && error.status === status
}

function CheckSkeleton() {
  return (
    <Loading label={messages.loadingQuestions}>
      <Skeleton className="h-60 rounded-card" />
    </Loading>
  )
}
