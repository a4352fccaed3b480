import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type FiguresTableProps = {
  labelledBy: string
  heads: readonly string[]
  /** Numbers and shares are set at the end of their column. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Figures in rows. A table wider than the screen scrolls within itself. */
export function FiguresTable({ labelledBy, heads, rows }: FiguresTableProps) {
  if (rows.length === 0) return <p>Not enough answers yet.</p>
  const atEnd = (column: number) => isFigure(rows[0]?.cells[column])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form that is not there
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="overflow-x-auto">
      <table aria-labelledby={labelledBy} className="w-full min-w-96 text-sm">
        <thead>
          <tr className="border-rule border-b-2">
            {heads.map((head, column) => (
              <th
                key={head}
                scope="col"
                className={classNames('px-2 py-1.5 font-semibold', atEnd(column) ? 'text-end' : 'text-start')}
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
                <td key={heads[column]} className={classNames('break-words px-2 py-1.5', isFigure(cell) && 'text-end')}>
                  {typeof cell === 'number' ? cell.toLocaleString('en') : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isFigure(cell: ReactNode): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /^\d+%$/.test(cell))
}
