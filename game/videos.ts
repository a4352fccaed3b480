/** In bytes, seconds and characters. */
export const VIDEO_LIMITS = {
  /** The largest video without a setting: 500 MiB. */
  size: 500 * 1024 * 1024,
  seconds: 4 * 3_600,
  captions: 512 * 1024,
  /** Stretches in one report. */
  stretches: 100,
} as const

/** How often the player reports what was played, in seconds. */
export const REPORT_EVERY = 15

/** From one second of a video up to another, in whole seconds; the end isn't part of it. */
export type Stretch = readonly [from: number, to: number]

/** Puts stretches together: in order, without overlaps, cut to the length of the video. */
export function mergeStretches(stretches: readonly Stretch[], seconds: number): Stretch[] {
  const merged: [number, number][] = []
  const cut = stretches.map(([from, to]) => [Math.max(from, 0), Math.min(to, seconds)] as const)
  for (const [from, to] of cut.filter(([from, to]) => from < to).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** How many seconds merged stretches have. */
export function playedSeconds(merged: readonly Stretch[]): number {
  return merged.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** How much of a video merged stretches are, in whole percent. Everything but the last second is all of it. */
export function playedPercent(merged: readonly Stretch[], seconds: number): number {
  const played = playedSeconds(merged)
  return played >= seconds - 1 ? 100 : Math.floor((100 * played) / seconds)
}

/** How fast a video may be played, and what a report may be ahead of the clock in seconds of the video. */
const TOP_SPEED = 2
const SLACK = 20

/** How many seconds of a video can have been played in a time in milliseconds; negative where reports are ahead. */
export function playableSeconds(milliseconds: number): number {
  return (TOP_SPEED * milliseconds) / 1_000 + SLACK
}

/** The shortest time in which a number of seconds can be played, in milliseconds. */
export function timeToPlay(seconds: number): number {
  return (seconds * 1_000) / TOP_SPEED
}

/** How far a report can be ahead of the clock, in milliseconds. */
export const LATEST_AHEAD = timeToPlay(SLACK)
