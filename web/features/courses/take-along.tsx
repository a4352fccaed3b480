import type { Course } from 'contract/courses'
import { Check, Download } from 'lucide-react'
import { locale } from 'messages/language'
import * as messages from 'messages/take-along'
import { useEffect, useRef } from 'react'
import { useTrouble } from '#web/client/offline/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { type TakeAlongState, useTakeAlong } from './use-take-along.ts'

/** What the starter courses weigh on average over the languages, in bytes: a lesson with its questions, and the rest. */
const LESSON_BYTES = 7_000
const COURSE_BYTES = 4_500

type TakeAlongProps = { course: Pick<Course, 'id' | 'lessonCount'> }

/** Keeps a course on this device, and says what is kept and what isn't. */
export function TakeAlong({ course }: TakeAlongProps) {
  const { state, ...acts } = useTakeAlong(course.id)
  const isOffline = useTrouble()?.because === 'offline'
  const row = useRef<HTMLDivElement>(null)
  const before = useRef(state.is)
  useEffect(() => {
    const hasChanged = before.current !== 'unknown' && before.current !== state.is
    before.current = state.is
    // The pressed button is gone. The row takes the focus, because the sentence would be read twice: it's a status.
    if (hasChanged && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [state.is])
  return (
    <div className="grid min-h-27 content-start gap-1 sm:min-h-18">
      <div ref={row} tabIndex={-1} className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 outline-none">
        <TakeAlongRow state={state} {...acts} course={course} isOffline={isOffline} />
      </div>
      <p role="status" className="max-w-reading text-ink-soft text-sm">
        {sentenceAbout(state, isOffline)}
      </p>
    </div>
  )
}

type RowProps = Omit<ReturnType<typeof useTakeAlong>, 'state'> &
  TakeAlongProps & { state: TakeAlongState; isOffline: boolean }

function TakeAlongRow({ state, take, remove, undo, course, isOffline }: RowProps) {
  switch (state.is) {
    case 'unknown':
      return null
    case 'offered':
      return (
        <Button disabled={isOffline} onClick={take}>
          <Download size={18} aria-hidden />
          {messages.take({ size: sizeText(COURSE_BYTES + course.lessonCount * LESSON_BYTES) })}
        </Button>
      )
    case 'loading':
      return (
        <ProgressBar
          label={messages.loading}
          value={Math.round(state.share * 100)}
          size="thin"
          className="w-full max-w-90"
        />
      )
    case 'here':
      return (
        <>
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            {messages.here({ size: sizeText(state.taken.bytes) })}
          </Chip>
          <Button variant="plain" onClick={remove}>
            {messages.remove}
          </Button>
        </>
      )
    case 'removed':
      return <Button onClick={undo}>{messages.undo}</Button>
  }
}

function sentenceAbout(state: TakeAlongState, isOffline: boolean): string {
  switch (state.is) {
    case 'unknown':
      return ''
    case 'offered':
      if (isOffline) return messages.needsConnection
      if (state.failed === 'full') return messages.full
      return state.failed ? messages.failed : messages.about
    case 'loading':
      return messages.loading
    case 'here':
      return messages.notHere
    case 'removed':
      return messages.removed
  }
}

/** `45 kB`, and from a tenth of a megabyte on `0.2 MB`. */
function sizeText(bytes: number): string {
  const [unit, value] = bytes < 100_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000]
  const digits = unit === 'kilobyte' ? 0 : 1
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
}
