import type { ProjectedLevel } from 'game/calculator'
import { missingScriptSentence } from '#web/client/lazy/missing-script.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { inFigures } from './in-words.ts'

const useChart = lazyComponent(async () => (await import('./level-chart.tsx')).LevelChart)

type ChartFigureProps = { levels: readonly ProjectedLevel[]; all: readonly ProjectedLevel[]; isSeen: boolean }

/** The chart and its legend. Its library is the heaviest of the site, so it is fetched once it is in view. */
export function ChartFigure({ levels, all, isSeen }: ChartFigureProps) {
  const { Component: Chart, isMissing, retry } = useChart(isSeen)
  const people = all.reduce((sum, level) => sum + level.people, 0)
  return (
    <figure className="flex flex-col gap-2 [--chart-before:color-mix(in_oklch,var(--color-done)_45%,var(--color-card))]">
      <figcaption className="font-semibold">People needed, by level</figcaption>
      <div
        role="img"
        aria-label={`A bar for each level, rising to ${inFigures(people)} people at level ${all.length}. The table has the same numbers.`}
        className="relative min-h-64 grow"
      >
        {Chart && (
          <div className="absolute inset-0">
            <Chart levels={levels} all={all} />
          </div>
        )}
        {!Chart && !isMissing && <Skeleton className="absolute inset-0" />}
        {isMissing && <p className="text-ink-soft">{missingScriptSentence()}</p>}
      </div>
      {isMissing && (
        <Button onClick={retry} className="self-start">
          Try again
        </Button>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <Key className="bg-done">this level</Key>
        <Key className="bg-(--chart-before)">levels before it</Key>
      </p>
    </figure>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-[3px] ${className}`} />
      {children}
    </span>
  )
}
