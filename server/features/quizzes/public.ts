export {
  clearAnswer,
  clearAnswersOf,
  correctCountOf,
  countAnswer,
  recordAnswer,
} from './answer-queries.ts'
export {
  addQuizzes,
  deleteQuizzesOf,
  deleteQuizzesOfLessons,
  quizContentsOf,
  quizContentsOfLesson,
  quizCountOf,
  quizCounts,
} from './course-quizzes.ts'
export { explanationIn } from './explanation-in.ts'
export { hardestQuizzes } from './hardest-quizzes.ts'
export { personalData } from './personal-data.ts'
export { type QuizRow, refuseOldAnswer, requireQuiz } from './queries.ts'
export { refuseQuizClaims } from './write-quizzes.ts'
