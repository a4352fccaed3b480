import type { Team, TeamLevel } from 'contract/team'
import { locale } from 'messages/language'
import * as messages from 'messages/team'

const STATIONS = ['0', '1', '2', '3', '4', '5'] as const

/** The same in figures: where people stand on the line. A table wider than the screen scrolls within itself. */
export function TeamTable({ levels, labelledBy }: { levels: Team['levels']; labelledBy: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="overflow-x-auto">
      <table aria-labelledby={labelledBy} className="w-full min-w-120 text-sm">
        <thead>
          <tr className="border-rule border-b-2">
            <th scope="col" className="px-2 py-1.5 text-start font-semibold">
              {messages.level}
            </th>
            <Head>{messages.columnPeople}</Head>
            <Head>{messages.columnShow}</Head>
            <Head>{messages.columnActive}</Head>
            {STATIONS.map((station) => (
              <Head key={station}>
                {station === '0' ? messages.noStation : messages.stationsDone({ count: Number(station) })}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {levels.map((level) => (
            <Row key={level.level} {...level} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="px-2 py-1.5 text-end font-semibold">
      {children}
    </th>
  )
}

function Row({ level, members, counted, activeThisWeek, atStation }: TeamLevel) {
  const progress = [activeThisWeek, ...STATIONS.map((station) => atStation[station])]
  // Zeros would mean that no one was here.
  const figures = [members, counted, ...progress.map((figure) => (counted === 0 ? null : figure))]
  return (
    <tr>
      <th scope="row" className="px-2 py-1.5 text-start font-semibold">
        {level}
      </th>
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={column} className="px-2 py-1.5 text-end">
          {figure === null ? '–' : figure.toLocaleString(locale)}
        </td>
      ))}
    </tr>
  )
}
