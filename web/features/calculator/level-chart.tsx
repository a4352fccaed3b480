import type { ProjectedLevel } from 'game/calculator'
import { direction } from 'messages/language'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { inShortFigures } from './in-words.ts'

/** The chart's own axes don't support right to left. */
const isFromRight = direction === 'rtl'
const TEXT = { fill: 'var(--color-ink-soft)', fontSize: 14 }

type LevelChartProps = {
  levels: readonly ProjectedLevel[]
  /** The whole projection, so that the axes don't change while the bars appear. */
  all: readonly ProjectedLevel[]
}

/** The people down to each level, with those of the level itself on top. The table next to it says the same. */
export function LevelChart({ levels, all }: LevelChartProps) {
  let total = 0
  const bars = all.map(({ level, people }, index) => {
    const before = total
    total += people
    return index < levels.length ? { level, before, own: people } : { level, before: 0, own: 0 }
  })
  const ticks = roundTicks(total)
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={bars} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-rule)" />
        <XAxis
          dataKey="level"
          reversed={isFromRight}
          tick={TEXT}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-control)' }}
        />
        <YAxis
          orientation={isFromRight ? 'right' : 'left'}
          width={58}
          domain={[0, ticks.at(-1) ?? 1]}
          ticks={ticks}
          tick={TEXT}
          tickLine={false}
          axisLine={false}
          tickFormatter={inShortFigures}
          allowDecimals={false}
        />
        <Bar dataKey="before" stackId="sum" fill="var(--chart-before)" isAnimationActive={false} />
        <Bar dataKey="own" stackId="sum" fill="var(--color-done)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

const STEPS = [1, 2, 2.5, 5, 10]
const MOST_STEPS = 5

/** Round numbers from 0 to just above the highest, at even distances. */
function roundTicks(top: number): number[] {
  const rough = Math.max(top, 1) / MOST_STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power
  const count = Math.ceil(Math.max(top, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
