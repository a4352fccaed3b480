export const QUIZ_POINTS = { default: 10, minimum: 1, maximum: 100 } as const
export const CHOICE_COUNT = 4
export const QUIZ_LIMITS = { question: 500, choice: 300, explanation: 1_000, idea: 60 } as const

/** How long the verdict on a right answer stands before the next quiz opens, in milliseconds. */
export const NEXT_QUIZ_AFTER = 1_500

/** 0 is A. */
export function choiceLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

type QuizDraft = { readonly question: string; readonly choices: readonly string[] }

/** Whether the form's button is enabled: a question and four choices, none of them blank. */
export function isQuizComplete({ question, choices }: QuizDraft): boolean {
  return question.trim() !== '' && choices.length === CHOICE_COUNT && choices.every((choice) => choice.trim() !== '')
}

/** What the form's points field means: blank and zero are the default. @returns NaN for anything that isn't a number */
export function pointsFromInput(text: string): number {
  return Number(text.trim()) || (Number.isNaN(Number(text.trim())) ? Number.NaN : QUIZ_POINTS.default)
}

/**
 * The quiz that opens after this one: the next in the list that is not right yet, going round once.
 * @returns undefined when every other quiz is right
 */
export function nextUnanswered<Quiz extends { readonly id: number }>(
  quizzes: readonly Quiz[],
  quizCorrect: Readonly<Record<string, boolean>>,
  afterId: number,
): Quiz | undefined {
  const at = quizzes.findIndex(({ id }) => id === afterId)
  const inOrder = [...quizzes.slice(at + 1), ...quizzes.slice(0, Math.max(at, 0))]
  return inOrder.find(({ id }) => quizCorrect[String(id)] !== true)
}
