export { clearAnswersOf, correctCountOf, forgetAnswersOf } from './answer-queries.ts'
export {
  addQuizzes,
  deleteQuizzesOf,
  quizContentsOf,
  quizCountOf,
  quizCounts,
} from './course-quizzes.ts'
export { hardestQuizzes } from './hardest-quizzes.ts'
