import type { StopState } from './journey-stops.ts'

const COLOURS: Record<StopState, string> = {
  done: 'stroke-done',
  next: 'stroke-signal',
  ahead: 'stroke-control',
}

/** Every stop of a long line as a tick on it. Drawing only. */
export function StopTicks({ states }: { states: readonly StopState[] }) {
  const done = states.filter((state) => state === 'done').length
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${states.length} 10`}
      preserveAspectRatio="none"
      className="h-7 w-full rtl:-scale-x-100"
    >
      <path d={`M0 5H${states.length}`} className="stroke-rule" strokeWidth="4" vectorEffect="non-scaling-stroke" />
      <path d={`M0 5H${done}`} className="stroke-done" strokeWidth="6" vectorEffect="non-scaling-stroke" />
      {(['ahead', 'done', 'next'] as const).map((state) => (
        <path
          key={state}
          d={ticks(states, state)}
          className={COLOURS[state]}
          strokeWidth={state === 'next' ? 6 : 2}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

function ticks(states: readonly StopState[], wanted: StopState): string {
  const [top, bottom] = wanted === 'next' ? [0, 10] : [1.5, 8.5]
  return states.map((state, index) => (state === wanted ? `M${index + 0.5} ${top}V${bottom}` : '')).join('')
}
