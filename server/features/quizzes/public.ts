export { clearAnswersOf, correctCountOf } from './answer-queries.ts'
export {
  addQuizzes,
  deleteQuizzesOf,
  type QuizContent,
  quizContentsOf,
  quizCountOf,
  quizCounts,
} from './course-quizzes.ts'
export { type HardQuiz, hardestQuizzes } from './hardest-quizzes.ts'
