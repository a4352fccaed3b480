import type { Quiz } from 'contract/quizzes'
import { type CourseState, journeyPhase, trainPosition } from 'game/courses'
import type { JourneyTheme } from 'game/journey-themes'
import { ArrowRight } from 'lucide-react'
import * as messages from 'messages/journey'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { JourneyBadges } from './journey-badges.tsx'
import { JourneyScene } from './journey-scene.tsx'
import { type AnsweredQuizzes, isQuizRight, journeyStops, type LessonStop } from './journey-stops.ts'
import { JourneyTrack } from './journey-track.tsx'

type JourneyPanelProps = {
  title: string
  /** Its scenery. */
  theme: JourneyTheme | null
  progress: CourseState
  /** The course's lessons in their order. */
  lessons?: readonly LessonStop[]
  /** The way to the next lesson. */
  nextLesson?: ReactNode
  /** The course's quizzes in their order. */
  quizzes: readonly Pick<Quiz, 'id' | 'points'>[]
  quizCorrect: AnsweredQuizzes
  /** Whether Watch Video was clicked in this visit. */
  clickedStart: boolean
  /** Whether a dialog covers the panel: then the train waits, so that its move is visible afterwards. */
  held?: boolean
  /** @param quizId the first quiz that is not right yet */
  onStartQuiz: (quizId: number) => void
  /** Further buttons, such as Restart Journey. */
  children?: ReactNode
}

const THEME_NAMES: Record<JourneyTheme, string> = {
  'attraction-village': messages.attraction,
  'friendship-frontier': messages.friendship,
  'lead-generation-station': messages.leads,
  'leadership-lagoon': messages.leadership,
  'duplication-depot': messages.duplication,
  'hall-of-fame-summit': messages.fame,
}

/** A course as a train journey: its scenery, the train where the member stands, and its stops. */
export function JourneyPanel({
  title,
  theme,
  progress,
  lessons = [],
  nextLesson,
  quizzes,
  quizCorrect,
  clickedStart,
  held = false,
  onStartQuiz,
  children,
}: JourneyPanelProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const phase = journeyPhase(progress, clickedStart)
  const nextQuiz = quizzes.find(({ id }) => !isQuizRight(quizCorrect, id))
  useFocusAtTerminus(heading, phase === 'completed' && !held)
  const isQuizLater = Boolean(nextLesson) || (phase === 'depot' && progress.hasVideo)
  return (
    <Card aria-labelledby={headingId} padded={false} className="journey">
      <JourneyScene
        theme={theme}
        name={theme === null ? messages.ownStation({ title }) : THEME_NAMES[theme]}
        headingId={headingId}
        headingRef={heading}
        phase={phase}
        position={trainPosition(progress, clickedStart)}
        held={held}
      />
      <JourneyTrack stops={journeyStops({ progress, lessons, quizzes, quizCorrect, clickedStart })} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 border-rule border-t-2 p-4 md:px-6">
        <JourneyBadges
          progress={progress}
          lessons={lessons}
          clickedStart={clickedStart}
          phase={phase}
          points={quizzes.map((quiz) => quiz.points)}
        />
        <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:flex-1">
          {nextLesson}
          {nextQuiz && (
            <Button variant={isQuizLater ? 'out' : 'go'} onClick={() => onStartQuiz(nextQuiz.id)}>
              {messages.startQuiz}
              <ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden />
            </Button>
          )}
          {children}
        </div>
      </div>
    </Card>
  )
}

/** With the last quiz the button that would get the focus back disappears, so the journey's name gets it. */
function useFocusAtTerminus(heading: RefObject<HTMLElement | null>, arrived: boolean): void {
  const before = useRef(arrived)
  useEffect(() => {
    if (arrived && !before.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
    before.current = arrived
  }, [heading, arrived])
}
