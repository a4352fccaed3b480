import type { Lesson, LessonSummary } from 'contract/lessons'
import * as messages from 'messages/lessons'
import { useState } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { CardPlayer } from './card-player.tsx'
import { FinishedLesson } from './finished-lesson.tsx'
import { useLessonPlace } from './lesson-place.ts'
import { useFinishLesson } from './use-finish-lesson.ts'

type LessonPlayerProps = { lesson: Lesson; lessons: readonly LessonSummary[] }

/** The cards of a lesson and its end. A lesson is finished with its last card, or at the end of its text. */
export function LessonPlayer({ lesson, lessons }: LessonPlayerProps) {
  const place = useLessonPlace(useMember().id, lesson)
  const [isAtEnd, setAtEnd] = useState(false)
  const [isAgain, setAgain] = useState(false)
  const { mutate, isPending } = useFinishLesson(lesson, () => {
    place.clear()
    setAtEnd(true)
  })
  const playAgain = () => {
    setAtEnd(false)
    setAgain(true)
  }
  if (isAtEnd) {
    return <FinishedLesson lesson={lesson} lessons={lessons} onAgain={playAgain} />
  }
  if (lesson.cards.length === 0) {
    return (
      <Button variant="go" size="lg" pending={isPending} className="justify-self-start" onClick={() => mutate()}>
        {messages.finishLesson}
      </Button>
    )
  }
  return <CardPlayer lesson={lesson} place={place} isAgain={isAgain} pending={isPending} onFinish={() => mutate()} />
}
