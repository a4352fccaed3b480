import type { Quiz } from 'contract/quizzes'
import { classNames } from '#web/ui/class-names.ts'

type QuizStepsProps = {
  quizzes: readonly Quiz[]
  quizCorrect: Readonly<Record<string, boolean>>
  quizId: number
}

/** With more, the steps would be dots: one bar says it better. */
const MOST_STEPS = 20

/** How far along the quizzes this one is. Drawing only: 'Question X of Y' says it. */
export function QuizSteps({ quizzes, quizCorrect, quizId }: QuizStepsProps) {
  if (quizzes.length > MOST_STEPS) {
    const done = quizzes.filter(({ id }) => quizCorrect[String(id)] === true).length
    return (
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-rule">
        <div
          className="h-full bg-done transition-transform duration-250"
          style={{ transform: `translateX(calc(var(--flow) * ${(done / quizzes.length - 1) * 100}%))` }}
        />
      </div>
    )
  }
  return (
    <div aria-hidden className="flex gap-1.5">
      {quizzes.map(({ id }) => (
        <span
          key={id}
          className={classNames(
            'h-2 flex-1 rounded-full',
            quizCorrect[String(id)] === true ? 'bg-done' : id === quizId ? 'bg-signal' : 'bg-rule',
          )}
        />
      ))}
    </div>
  )
}
