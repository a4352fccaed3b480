import type { ProjectedLevel } from 'game/calculator'
import * as messages from 'messages/calculator'
import { inFigures, inWholeDollars } from './in-words.ts'

const NUMBER = 'py-2 ps-3 text-end'

type LevelTableProps = {
  levels: readonly ProjectedLevel[]
  /** How many rows there will be. Their space is reserved, so that nothing below moves while they appear. */
  room: number
}

/** The projection level by level. */
export function LevelTable({ levels, room }: LevelTableProps) {
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section
      aria-label={messages.levelByLevel}
      tabIndex={0}
      className="overflow-x-auto"
      style={{ minHeight: `${(room + 1) * 2.375}rem` }}
    >
      <table className="w-full text-sm sm:text-base">
        <thead>
          <tr className="text-ink-soft text-sm">
            <th scope="col" className="py-2 text-start font-semibold">
              {messages.level}
            </th>
            {[messages.people, messages.rate, messages.monthly, messages.cumulative].map((name) => (
              <th key={name} scope="col" className={`${NUMBER} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, people, rate, monthly, cumulative }) => (
            <tr key={level} className="fade-in h-9.5 border-rule border-t">
              <th scope="row" className="text-start font-normal">
                {level}
              </th>
              <td className={`${NUMBER} font-bold`}>{inFigures(people)}</td>
              <td className={NUMBER}>{inWholeDollars(rate)}</td>
              <td className={NUMBER}>{inWholeDollars(monthly)}</td>
              <td className={NUMBER}>{inWholeDollars(cumulative)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above
  )
}
