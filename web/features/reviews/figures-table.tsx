import { locale } from 'messages/language'
import * as messages from 'messages/learning'
import type { ReactElement } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** A share is from 0 to 1. */
type Cell = string | number | { share: number } | ReactElement

type FiguresTableProps = {
  labelledBy: string
  heads: readonly string[]
  /** Numbers and shares are set at the end of their column, except in the first, which names the row. */
  rows: readonly { key: string; cells: readonly Cell[] }[]
}

/** Figures in rows. A table wider than the screen scrolls within itself. */
export function FiguresTable({ labelledBy, heads, rows }: FiguresTableProps) {
  if (rows.length === 0) return <p>{messages.notEnoughAnswers}</p>
  const atEnd = (column: number) => column > 0 && isFigure(rows[0]?.cells[column])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="overflow-x-auto">
      <table aria-labelledby={labelledBy} className="w-full text-sm sm:min-w-96">
        <thead>
          <tr className="border-rule border-b-2">
            {heads.map((head, column) => (
              <th
                key={head}
                scope="col"
                className={classNames(
                  'px-1.5 py-1.5 font-semibold first:ps-0 last:pe-0',
                  atEnd(column) ? 'text-end' : 'text-start',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td
                  key={heads[column]}
                  className={classNames('break-words px-1.5 py-1.5 first:ps-0 last:pe-0', atEnd(column) && 'text-end')}
                >
                  {shown(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isShare = (cell: Cell | undefined): cell is { share: number } => typeof cell === 'object' && 'share' in cell

const isFigure = (cell: Cell | undefined): boolean => typeof cell === 'number' || isShare(cell)

function shown(cell: Cell): string | ReactElement {
  if (isShare(cell)) return percent(cell.share)
  return typeof cell === 'number' ? cell.toLocaleString(locale) : cell
}

/** A share from 0 to 1 as a percentage without decimals. */
export function percent(share: number): string {
  return share.toLocaleString(locale, { style: 'percent' })
}
