import type { Memory } from 'contract/reviews'
import * as messages from 'messages/memory'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { longDay } from './day-words.ts'

const DAY_MS = 86_400_000
const WEEKS = 12

type MemoryDaysProps = Pick<Memory, 'calendar'> & {
  /** YYYY-MM-DD in the member's zone */
  today: string | undefined
}

/** On which days of the last weeks the member answered questions. */
export function MemoryDays({ calendar, today }: MemoryDaysProps) {
  const answers = calendar.reduce((sum, day) => sum + day.answers, 0)
  return (
    <Card aria-labelledby="days">
      <h2 id="days" className="heading-panel">
        {messages.lastWeeks({ weeks: WEEKS })}
      </h2>
      <p className="mt-1 text-ink-soft">{messages.answeredOnDays({ count: answers, days: calendar.length })}</p>
      {today !== undefined && <DayGrid calendar={calendar} today={today} />}
      {calendar.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            {messages.dayByDay}
          </summary>
          <ul className="mt-1 grid gap-1 text-sm">
            {calendar.toReversed().map((day) => (
              <li key={day.date} className="flex justify-between gap-4">
                <span>{longDay(day.date)}</span>
                <span>{messages.answers({ count: day.answers })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

/** A column a week, the last one ending today; the list below says the same in words. */
function DayGrid({ calendar, today }: { calendar: Memory['calendar']; today: string }) {
  const answersOn = new Map(calendar.map((day) => [day.date, day.answers]))
  const last = Date.parse(today)
  const dates = Array.from({ length: WEEKS * 7 }, (_, index) =>
    new Date(last - (WEEKS * 7 - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
  return (
    <div aria-hidden className="mt-3 grid w-fit grid-flow-col grid-rows-7 gap-1">
      {dates.map((date) => (
        <span
          key={date}
          className={classNames(
            'size-4 rounded-sm forced-color-adjust-none sm:size-6',
            shadeOf(answersOn.get(date) ?? 0),
          )}
        />
      ))}
    </div>
  )
}

function shadeOf(answers: number): string {
  if (answers === 0) return 'bg-sunken inset-ring inset-ring-rule'
  if (answers < 5) return 'bg-done/45'
  return answers < 10 ? 'bg-done/70' : 'bg-done'
}
