import { type CourseState, goldenTickets, isVideoDone, type JourneyPhase, videoPercent } from 'game/courses'
import { Check, Star } from 'lucide-react'
import * as messages from 'messages/journey'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Chip } from '#web/ui/chip.tsx'
import type { LessonStop } from './journey-stops.ts'

type JourneyBadgesProps = {
  progress: CourseState
  lessons: readonly LessonStop[]
  clickedStart: boolean
  phase: JourneyPhase
  /** What each of the course's quizzes pays. */
  points: readonly number[]
}

/** The state of the course as small badges. Their texts are specified. */
export function JourneyBadges({ progress, lessons, clickedStart, phase, points }: JourneyBadgesProps) {
  const allRight = progress.correctCount >= progress.quizCount
  return (
    <ul className="flex flex-wrap gap-1.5 *:flex">
      {(progress.hasVideo || lessons.length === 0) && (
        <li>
          {isVideoDone(progress, clickedStart) ? (
            <Chip tone="done" icon={<Tick />}>
              {messages.videoComplete}
            </Chip>
          ) : (
            <Chip>{messages.videoAt({ percent: videoPercent(progress) })}</Chip>
          )}
        </li>
      )}
      {lessons.length > 0 && (
        <li>
          <LessonsChip lessons={lessons} />
        </li>
      )}
      <li>
        <Chip tone={allRight ? 'done' : 'sky'} icon={allRight && <Tick />}>
          {messages.quizzesAt({ done: progress.correctCount, total: progress.quizCount })}
        </Chip>
      </li>
      <li>
        <Chip>
          <span>{messages.phase({ phase, value: (inside) => <span>{inside}</span> })}</span>
        </Chip>
      </li>
      {phase === 'completed' && <Earnings points={points} />}
    </ul>
  )
}

function LessonsChip({ lessons }: { lessons: readonly LessonStop[] }) {
  const finished = lessons.filter(({ isFinished }) => isFinished).length
  const isDone = finished === lessons.length
  return (
    <Chip tone={isDone ? 'done' : 'sky'} icon={isDone && <Tick />}>
      {messages.lessonsAt({ done: finished, total: lessons.length })}
    </Chip>
  )
}

function Earnings({ points }: { points: readonly number[] }) {
  const earned = goldenTickets(points)
  return (
    <>
      <li>
        <Chip tone="earned" icon={<Ticket punched className="w-6" />}>
          {messages.goldenTickets({ count: earned.tickets })}
        </Chip>
      </li>
      <li>
        <Chip tone="earned" icon={<Star size={16} fill="currentColor" aria-hidden />}>
          {messages.bonusPoints({ count: earned.points })}
        </Chip>
      </li>
    </>
  )
}

function Tick() {
  return <Check size={16} strokeWidth={3} aria-hidden />
}
