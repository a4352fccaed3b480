import * as messages from 'messages/calculator'
import { useState } from 'react'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { LevelTable } from './level-table.tsx'
import { ProjectedSums } from './projected-sums.tsx'
import { AutoFields, ManualFields } from './projection-fields.tsx'
import { useBuiltLevels } from './use-built-levels.ts'
import { type Mode, useProjection } from './use-projection.ts'

const MODES: readonly { value: Mode; label: string }[] = [
  { value: 'auto', label: messages.auto },
  { value: 'manual', label: messages.manual },
]

/** Projects what referrals would add up to. @param props.isSeen whether it is in view, so that a chart is worth fetching */
export function Calculator({ isSeen }: { isSeen: boolean }) {
  const { mode, setMode, auto, setAuto, manual, setManual, projection } = useProjection()
  const [isAnimated, setAnimated] = useState(false)
  const built = useBuiltLevels(projection.levels, isAnimated)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="calculator" className="heading-panel">
          {messages.heading}
        </h2>
        <SegmentedControl
          label={messages.howToEnter}
          options={MODES}
          value={mode}
          onChange={setMode}
          className="max-sm:w-full"
        />
      </div>
      <p className="mb-5 max-w-prose text-ink-soft">{messages.about}</p>
      <div className="grid gap-6">
        {mode === 'auto' ? (
          <AutoFields value={auto} onChange={setAuto} />
        ) : (
          <ManualFields value={manual} onChange={setManual} />
        )}
        <ProjectedSums {...projection} />
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          <ChartFigure levels={built} all={projection.levels} isSeen={isSeen} />
          <div className="min-w-0">
            <Switch
              label={messages.animate}
              checked={isAnimated}
              onChange={({ target }) => setAnimated(target.checked)}
              className="mb-2"
            />
            <LevelTable levels={built} room={projection.levels.length} />
          </div>
        </div>
      </div>
    </>
  )
}
