import type { Quiz } from 'contract/quizzes'
import { likelyDialog } from '#web/client/lazy/lazy-dialog.ts'

type QuizModalProps = {
  /** The course's quizzes in their order. */
  quizzes: readonly Quiz[]
  /** The member's, as it is stored. */
  quizCorrect: Readonly<Record<string, boolean>>
  /** The open quiz; undefined where none is, and where it is none of `quizzes` nothing opens. */
  quizId: number | undefined
  /** Another quiz is to open. */
  onQuiz: (quizId: number) => void
  onClose: () => void
}

const useQuizDialog = likelyDialog(() => import('./quiz-dialog.tsx').then(({ QuizDialog }) => QuizDialog))

/** The quiz modal. Its script is fetched when the first quiz is opened. */
export function QuizModal({ quizzes, quizCorrect, quizId, onQuiz, onClose }: QuizModalProps) {
  const quiz = quizzes.find(({ id }) => id === quizId)
  const Dialog = useQuizDialog(quiz !== undefined, onClose)
  if (!quiz || !Dialog) return null
  return <Dialog quiz={quiz} quizzes={quizzes} quizCorrect={quizCorrect} onQuiz={onQuiz} onClose={onClose} />
}
