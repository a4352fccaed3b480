import type { Quiz } from 'contract/quizzes'
import type { Ride } from 'game/courses'
import { journeyTheme } from 'game/journey-themes'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type JourneyPanelProps = {
  /** The course's title; its words choose the scenery (decisions §4). */
  title: string
  ride: Ride
  /** The course's quizzes in their order. */
  quizzes: readonly Pick<Quiz, 'id' | 'points'>[]
  quizCorrect: Readonly<Record<string, boolean>>
  /** Whether Watch Video was clicked in this visit (spec §4). */
  clickedStart: boolean
  /** While a dialog covers the panel: the train waits, so that its move is seen afterwards. */
  held?: boolean
  /** @param quizId the first quiz that is not right yet */
  onStartQuiz: (quizId: number) => void
  /** Further buttons, such as Restart Journey. */
  children?: ReactNode
}

/** A course as a train journey: its scenery, the train where the member stands, a stop for the video and for each quiz (spec §2). */
export function JourneyPanel({ title, children }: JourneyPanelProps) {
  return (
    <Card aria-labelledby="journey" padded={false}>
      <h2 id="journey">{journeyTheme(title).name}</h2>
      {children}
    </Card>
  )
}
