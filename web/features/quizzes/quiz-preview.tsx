import type { Quiz } from 'contract/quizzes'
import { useState } from 'react'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Choices = lazyPart(
  async () => (await import('#web/ui/choices.tsx')).Choices,
  <Skeleton className="h-60 rounded-card" />,
)

/** The question as the quiz modal asks it; choosing tries it out, and nothing is sent. */
export function QuizPreview({ quiz }: { quiz: Required<Omit<Quiz, 'lessonId' | 'missionId' | 'idea' | 'language'>> }) {
  const [choice, setChoice] = useState<number>()
  return (
    <div className="grid gap-4">
      <h3 id="question" className="heading-panel whitespace-pre-line">
        {quiz.question}
      </h3>
      <Choices labelledBy="question" choices={quiz.choices} chosen={choice} closed={false} onChoose={setChoice} />
    </div>
  )
}
