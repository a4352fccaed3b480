import type { Memory } from 'contract/reviews'
import * as messages from 'messages/memory'
import { Card } from '#web/ui/card.tsx'
import { longDay, shortDay } from './day-words.ts'

/** How many questions come back on each of the next days. */
export function MemoryForecast({ forecast }: Pick<Memory, 'forecast'>) {
  const total = forecast.reduce((sum, { count }) => sum + count, 0)
  const busiest = forecast.reduce((most, day) => (day.count > most.count ? day : most), { date: '', count: 0 })
  return (
    <Card aria-labelledby="forecast">
      <h2 id="forecast" className="heading-panel">
        {messages.nextDays({ days: forecast.length })}
      </h2>
      <p className="mt-1 text-ink-soft">{total === 0 ? messages.nothingReturns : inWords(total, busiest)}</p>
      {total > 0 && (
        <ol className="mt-3 grid gap-1">
          {forecast.map(({ date, count }) => (
            <li key={date} className="grid grid-cols-[4.5rem_minmax(0,1fr)_2rem] items-center gap-2 text-sm">
              <span>{shortDay(date)}</span>
              <span aria-hidden className="h-3 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-sky"
                  style={{ inlineSize: `${(count / busiest.count) * 100}%` }}
                />
              </span>
              <span className="text-end font-semibold">{count}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function inWords(total: number, busiest: { date: string; count: number }): string {
  return busiest.count * 2 > total && total > 1
    ? messages.mostReturnOn({ count: total, day: longDay(busiest.date) })
    : messages.questionsReturn({ count: total })
}
