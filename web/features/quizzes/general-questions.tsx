import { useQuery } from '@tanstack/react-query'
import type { Quiz } from 'contract/quizzes'
import { ArrowRight } from 'lucide-react'
import * as messages from 'messages/quizzes'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { QuizModal } from './quiz-modal.tsx'
import { generalQuizzesQuery } from './quiz-queries.ts'

type GeneralQuestionsProps = {
  /** The open quiz. */
  quizId: number | undefined
  quizDialog: { open: (quizId: number) => void; goTo: (quizId: number) => void; close: () => void }
}

/** The quizzes that belong to no course: how many the member has answered correctly, and each of them to open. */
export function GeneralQuestions({ quizId, quizDialog }: GeneralQuestionsProps) {
  const { id, quizCorrect } = useMember()
  const query = useQuery(generalQuizzesQuery(id))
  return (
    <Loaded query={query} loading={<QuestionsSkeleton />} failure={messages.questionsFailed}>
      {(quizzes) =>
        quizzes.length === 0 ? (
          <EmptyState title={messages.noneYet}>{messages.noneYetAbout}</EmptyState>
        ) : (
          <>
            <Questions quizzes={quizzes} quizCorrect={quizCorrect} onOpen={quizDialog.open} />
            <QuizModal
              quizzes={quizzes}
              quizCorrect={quizCorrect}
              quizId={quizId}
              onQuiz={quizDialog.goTo}
              onClose={quizDialog.close}
            />
          </>
        )
      }
    </Loaded>
  )
}

type QuestionsProps = {
  /** At least one. */
  quizzes: readonly Quiz[]
  quizCorrect: Readonly<Record<string, boolean>>
  onOpen: (quizId: number) => void
}

function Questions({ quizzes, quizCorrect, onOpen }: QuestionsProps) {
  const next = quizzes.find(({ id }) => quizCorrect[id] !== true)
  const correctCount = quizzes.filter(({ id }) => quizCorrect[id] === true).length
  const counts = { correct: correctCount, total: quizzes.length }
  const first = next ?? quizzes[0]
  return (
    <Card aria-labelledby="questions-progress" className="max-w-reading">
      <h2 id="questions-progress" className="heading-panel">
        {messages.answeredCorrectly(counts)}
      </h2>
      <ProgressBar
        labelledBy="questions-progress"
        value={correctCount}
        max={quizzes.length}
        valueText={messages.countOf(counts)}
        className="mt-3"
      />
      {!next && <p className="mt-3">{messages.allCorrect}</p>}
      {first && (
        <Button variant="go" className="mt-4 max-sm:w-full" onClick={() => onOpen(first.id)}>
          {next ? messages.startQuiz : messages.reviewQuestions}
          <ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden />
        </Button>
      )}
      <ol className="mt-4 divide-y divide-rule">
        {quizzes.map(({ id, question }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center justify-between gap-3 py-2.5 text-start hover:underline"
              onClick={() => onOpen(id)}
            >
              <span className="min-w-0 break-words">{question}</span>{' '}
              {quizCorrect[id] === true && (
                <Chip tone="done" className="shrink-0">
                  {messages.correct}
                </Chip>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function QuestionsSkeleton() {
  return (
    <Loading label={messages.loadingQuestions} className="grid max-w-reading gap-4">
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </Loading>
  )
}
