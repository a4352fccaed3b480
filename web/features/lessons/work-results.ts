import type { LessonCard } from 'contract/lessons'
import type { WorkOperation } from 'game/lessons'

type WorkCard = Extract<LessonCard, { kind: 'work' }>

const OPERATIONS: Record<WorkOperation, (one: number, other: number) => number> = {
  add: (one, other) => one + other,
  subtract: (one, other) => one - other,
  multiply: (one, other) => one * other,
  divide: (one, other) => one / other,
}

/**
 * What follows from the numbers that were filled in. A result may use fields and earlier results.
 * @param values one for each field
 * @returns one for each result; null where it can't be computed, such as after a division by zero
 */
export function workResults(card: WorkCard, values: readonly number[]): (number | null)[] {
  const known = new Map<string, number | null>(card.fields.map(({ id }, index) => [id, values[index] ?? null]))
  return card.results.map(({ id, of, how }) => {
    const numbers = of.map((name) => known.get(name) ?? null)
    const result = numbers.every((number) => number !== null) ? numbers.reduce(OPERATIONS[how]) : null
    const usable = result !== null && Number.isFinite(result) ? result : null
    known.set(id, usable)
    return usable
  })
}

/** As it is typed: undefined where it's no number. A comma groups thousands, or is a decimal point. */
export function numberFrom(text: string | undefined): number | undefined {
  const typed = (text ?? '').trim()
  const isGrouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(typed)
  const trimmed = isGrouped ? typed.replaceAll(',', '') : typed.replace(',', '.')
  const number = Number(trimmed)
  return trimmed === '' || !Number.isFinite(number) ? undefined : number
}

const FORMAT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export function inDigits(number: number): string {
  return FORMAT.format(number)
}
