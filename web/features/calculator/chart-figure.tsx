import type { ProjectedLevel } from 'game/calculator'
import * as messages from 'messages/calculator'
import { missingScriptSentence } from '#web/client/lazy/missing-script.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const useChart = lazyComponent(async () => (await import('./level-chart.tsx')).LevelChart)

type ChartFigureProps = { levels: readonly ProjectedLevel[]; all: readonly ProjectedLevel[]; isSeen: boolean }

/** The chart and its legend. Its library is the heaviest of the site, so it is fetched once it is in view. */
export function ChartFigure({ levels, all, isSeen }: ChartFigureProps) {
  const { Component: Chart, isMissing, retry } = useChart(isSeen)
  const people = all.reduce((sum, level) => sum + level.people, 0)
  return (
    <figure className="flex flex-col gap-2 [--chart-before:color-mix(in_oklch,var(--color-done)_45%,var(--color-card))]">
      <figcaption className="font-semibold">{messages.chart}</figcaption>
      <div
        role="img"
        aria-label={messages.chartAbout({ people, level: all.length })}
        className="relative min-h-64 grow"
      >
        {Chart && (
          // SVG texts would be anchored at their other end.
          <div dir="ltr" className="absolute inset-0">
            <Chart levels={levels} all={all} />
          </div>
        )}
        {!Chart && !isMissing && <Skeleton className="absolute inset-0" />}
        {isMissing && <p className="text-ink-soft">{missingScriptSentence()}</p>}
      </div>
      {isMissing && (
        <Button onClick={retry} className="self-start">
          {messages.tryAgain}
        </Button>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <Key className="bg-done">{messages.thisLevel}</Key>
        <Key className="bg-(--chart-before)">{messages.levelsBefore}</Key>
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
