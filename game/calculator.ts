/** No network is larger: a projection that would be is cut here, and the screen says so. */
export const WORLD_POPULATION = 8_200_000_000

/** Dollars a person and month: on level 1, and on every deeper level. */
export const MONTHLY_RATES = { direct: 5, indirect: 1 } as const

/** How long a row of the table takes to appear, in milliseconds. */
export const ANIMATION_MS = 300

type Limit = { readonly min: number; readonly max: number; readonly step: number }
type Values<Field extends string> = Readonly<Record<Field, number>>

const COUNT: Limit = { min: 0, max: Number.MAX_SAFE_INTEGER, step: 1 }

/** Counts have no upper limit but that of whole numbers. */
export const AUTO_LIMITS = { direct: COUNT, indirect: COUNT, maxLevels: { min: 2, max: 20, step: 1 } } as const
export const AUTO_DEFAULTS = { direct: 3, indirect: 14, maxLevels: 15 } as const

export const MANUAL_LIMITS = {
  direct: { min: 1, max: 20, step: 1 },
  average: { min: 2, max: 8, step: 1 },
  months: { min: 3, max: 24, step: 3 },
  maxLevels: { min: 5, max: 20, step: 1 },
} as const
/** The smallest values, so that the screen never opens with a large sum. */
export const MANUAL_DEFAULTS = { direct: 1, average: 2, months: 3, maxLevels: 5 } as const

export type AutoInput = Values<keyof typeof AUTO_LIMITS>
export type ManualInput = Values<keyof typeof MANUAL_LIMITS>

/** A row of the table: people as a count, all else in dollars; `cumulative` is the month's sum down to this level. */
export type ProjectedLevel = {
  readonly level: number
  readonly people: number
  readonly rate: number
  readonly monthly: number
  readonly cumulative: number
}

/** Sums in dollars. `isCut`: the projection was cut at the world's population. */
export type Projection = {
  readonly levels: readonly ProjectedLevel[]
  readonly monthly: number
  readonly yearly: number
  readonly networkSize: number
  readonly averagePerPerson: number
  readonly isCut: boolean
}

/** The input brought within the limits and down to a step; anything that isn't a number becomes the minimum. */
export function clampAuto({ direct, indirect, maxLevels }: AutoInput): AutoInput {
  return {
    direct: clamp(direct, AUTO_LIMITS.direct),
    indirect: clamp(indirect, AUTO_LIMITS.indirect),
    maxLevels: clamp(maxLevels, AUTO_LIMITS.maxLevels),
  }
}

/** The input brought within the limits and down to a step; anything that isn't a number becomes the minimum. */
export function clampManual({ direct, average, months, maxLevels }: ManualInput): ManualInput {
  return {
    direct: clamp(direct, MANUAL_LIMITS.direct),
    average: clamp(average, MANUAL_LIMITS.average),
    months: clamp(months, MANUAL_LIMITS.months),
    maxLevels: clamp(maxLevels, MANUAL_LIMITS.maxLevels),
  }
}

/**
 * Auto Calculate: the direct people on level 1, the indirect ones spread evenly over the deeper levels, the remainder to
 * the nearest of them. The input is clamped.
 */
export function projectAuto(input: AutoInput): Projection {
  const { direct, indirect, maxLevels } = clampAuto(input)
  const deeper = maxLevels - 1
  const each = Math.floor(indirect / deeper)
  const remainder = indirect % deeper
  return project([direct, ...Array.from({ length: deeper }, (_, index) => each + (index < remainder ? 1 : 0))])
}

/**
 * Manual Input: everybody brings the average number of people, and a level takes a month to form, so that there are no
 * more levels than months. The input is clamped.
 */
export function projectManual(input: ManualInput): Projection {
  const { direct, average, months, maxLevels } = clampManual(input)
  return project(Array.from({ length: Math.min(maxLevels, months) }, (_, index) => direct * average ** index))
}

function project(wanted: readonly number[]): Projection {
  let networkSize = 0
  let cumulative = 0
  const levels = wanted.map((count, index): ProjectedLevel => {
    const people = Math.min(count, WORLD_POPULATION - networkSize)
    const rate = index === 0 ? MONTHLY_RATES.direct : MONTHLY_RATES.indirect
    networkSize += people
    cumulative += people * rate
    return { level: index + 1, people, rate, monthly: inCents(people * rate), cumulative: inCents(cumulative) }
  })
  return {
    levels,
    monthly: inCents(cumulative),
    yearly: inCents(cumulative * 12),
    networkSize,
    averagePerPerson: networkSize === 0 ? 0 : inCents(cumulative / networkSize),
    isCut: wanted.some((count, index) => count !== levels[index]?.people),
  }
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}

function clamp(value: number, { min, max, step }: Limit): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return min
  const within = Math.min(Math.max(value, min), max)
  return min + Math.floor((within - min) / step) * step
}
