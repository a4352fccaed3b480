import type { TeamLevel } from 'contract/team'
import * as messages from 'messages/team'
import { classNames } from '#web/ui/class-names.ts'
import { activeInWords } from './team-words.ts'

/** How many windows a carriage has; in a larger level each represents several people. */
const WINDOWS = 40

/** The levels as carriages. A text next to each says what the windows show, so the drawing is decorative. */
export function TeamTrain({ levels }: { levels: readonly TeamLevel[] }) {
  return (
    <ol className="grid gap-3">
      {levels.map((level) => (
        <Carriage key={level.level} {...level} />
      ))}
    </ol>
  )
}

function Carriage(team: TeamLevel) {
  const { level, members, activeThisWeek } = team
  const { windows, lit, each } = windowsOf(members, activeThisWeek)
  const said = activeInWords(team)
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold">{messages.levelNumber({ level })}</span>
        <span>{messages.people({ count: members })}</span>
        <span className="text-ink-soft text-sm">
          {each > 1 ? messages.withWindows({ said, people: Math.round(each) }) : said}
        </span>
      </p>
      <div aria-hidden className="grid w-fit max-w-full">
        <div className="flex min-w-24 flex-wrap gap-1.5 rounded-t-card rounded-b-sm border-2 border-line bg-sign p-2.5">
          {Array.from({ length: windows }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: windows are alike
              key={index}
              className={classNames(
                'h-4 w-3 rounded-xs border',
                index < lit ? 'border-gold bg-gold' : 'border-sign-line',
              )}
            />
          ))}
        </div>
        <div className="-mt-0.5 flex justify-between px-4">
          <span className="size-4 rounded-full border-2 border-line bg-card" />
          <span className="size-4 rounded-full border-2 border-line bg-card" />
        </div>
      </div>
    </li>
  )
}

/** @returns the number of windows, how many of them are lit, and how many people one represents */
export function windowsOf(members: number, active: number): { windows: number; lit: number; each: number } {
  const each = Math.max(1, members / WINDOWS)
  const windows = Math.min(members, WINDOWS)
  // Neither a single visit nor a single absence is rounded away.
  const lit = active >= members ? windows : Math.min(windows - 1, Math.ceil(active / each))
  return { windows, lit: Math.max(0, lit), each }
}
