import type { TeamLevel } from 'contract/team'
import { classNames } from '#web/ui/class-names.ts'
import { activeInWords, peopleText } from './team-words.ts'

/** A carriage has so many windows; in a larger one each stands for several people. */
const WINDOWS = 40

/** The levels as carriages. What the windows show is said beside each, so the drawing itself is for eyes only. */
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
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold">Level {level}</span>
        <span>{peopleText(members)}</span>
        <span className="text-ink-soft text-sm">
          {activeInWords(team)}
          {each > 1 && `; a window is about ${Math.round(each).toLocaleString('en')} people`}
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

/** @returns how many windows, how many of them are lit, and how many people one stands for */
export function windowsOf(members: number, active: number): { windows: number; lit: number; each: number } {
  const each = Math.max(1, members / WINDOWS)
  const windows = Math.min(members, WINDOWS)
  // Nobody's visit is rounded away, and nobody's absence.
  const lit = active >= members ? windows : Math.min(windows - 1, Math.ceil(active / each))
  return { windows, lit: Math.max(0, lit), each }
}
