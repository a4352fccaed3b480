import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Quiz } from 'contract/quizzes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { counted } from '#web/ui/counted.ts'
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
    <Loaded query={query} loading={<CheckSkeleton />} failure="The questions couldn’t be loaded.">
      {(quizzes) => (quizzes.length === 0 ? null : <Check quizzes={quizzes} level={level} />)}
    </Loaded>
  )
}

function Check({ quizzes, level }: { quizzes: readonly Quiz[]; level: 2 | 3 }) {
  // Once begun, the questions and the order of their choices stay, though an answer changes what is known of them.
  const [asked] = useState(() => pickQuestions(quizzes).map((quiz) => ({ quiz, places: shuffledPlaces() })))
  const [at, setAt] = useState(0)
  const [right, setRight] = useState(0)
  const now = asked[at]
  const Heading = `h${level}` as const
  return (
    <Card aria-labelledby="check-yourself" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="check-yourself" className="heading-panel">
          Check yourself
        </Heading>
        <p className="text-ink-soft">
          {now
            ? `${counted(asked.length, 'question')} on this lesson. They’re optional and pay nothing.`
            : 'The questions come back in your review, a few days apart, so that you keep what you read.'}
        </p>
      </div>
      {now ? (
        <Question
          key={now.quiz.id}
          {...now}
          level={level}
          number={at + 1}
          total={asked.length}
          onRight={() => setRight(right + 1)}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <End right={right} total={asked.length} />
      )}
    </Card>
  )
}

function End({ right, total }: { right: number; total: number }) {
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => end.current?.focus(), [])
  return (
    <p ref={end} tabIndex={-1} className="font-semibold text-lg outline-none">
      {right === total ? 'All right' : `${right} of ${total} right`}. Well done for checking.
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
  onRight: () => void
  onNext: () => void
}

function Question({ quiz, places, level, number, total, onRight, onNext }: QuestionProps) {
  const [choice, setChoice] = useState<number>()
  const answer = useCheckAnswer()
  const verdict = answer.data
  const question = useRef<HTMLElement>(null)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (number > 1) question.current?.focus()
  }, [number])
  useEffect(() => {
    if (verdict) result.current?.focus()
  }, [verdict])
  const written = choice === undefined ? undefined : places[choice]
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (written === undefined || verdict || answer.isPending) return
    answer.mutate({ quizId: quiz.id, answer: written }, { onSuccess: ({ correct }) => correct && onRight() })
  }
  const right = verdict && places.indexOf(verdict.correctAnswer)
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <form onSubmit={send} className="grid gap-4">
      <p className="font-semibold text-sm">
        Question {number} of {total}
      </p>
      <Heading
        ref={question as never}
        id="check-question"
        tabIndex={-1}
        className="heading-card scroll-mt-28 whitespace-pre-line outline-none"
      >
        {quiz.question}
      </Heading>
      <Choices
        labelledBy="check-question"
        choices={places.map((place) => quiz.choices[place] ?? '')}
        chosen={choice}
        right={right}
        closed={verdict !== undefined}
        onChoose={(index) => answer.isPending || setChoice(index)}
      />
      {answer.isError && (
        <p role="alert" className="font-semibold text-danger">
          {answer.sentence}
        </p>
      )}
      {verdict && right !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
        <div ref={result} role="group" aria-label="Your answer" tabIndex={-1} className="scroll-mb-48 outline-none">
          <AnswerVerdict
            isRight={verdict.correct}
            right={{ place: right, text: quiz.choices[verdict.correctAnswer] ?? '' }}
            explanation={verdict.explanation}
          />
        </div>
      )}
      <div className="flex justify-end">
        {verdict ? (
          <Button variant="ink" onClick={onNext}>
            {number === total ? 'Finish' : 'Next question'}
          </Button>
        ) : (
          <Button type="submit" variant="ink" disabled={choice === undefined} pending={answer.isPending}>
            Check answer
          </Button>
        )}
      </div>
    </form>
  )
}

function CheckSkeleton() {
  return (
    <Loading label="Loading questions...">
      <Skeleton className="h-60 rounded-card" />
    </Loading>
  )
}
