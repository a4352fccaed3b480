/** By quiz id as text: whether the member has had it right. */
export type AnsweredQuizzes = Readonly<Record<string, boolean>>

export function isQuizRight(answered: AnsweredQuizzes, quizId: number): boolean {
  return answered[quizId] === true
}
