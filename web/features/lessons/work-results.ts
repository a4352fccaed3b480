import type { LessonCard } from 'contract/lessons'
import type { WorkOperation } from 'game/lessons'
import { locale } from 'messages/language'
import { latinDigits } from '#web/client/forms/typed-digits.ts'

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

type DecimalSign = '.' | ','

/** What this language writes before the decimals. */
const DECIMAL_SIGN: DecimalSign = (0.5).toLocaleString(locale).includes(',') ? ',' : '.'

/** A number of the language as it's typed: the sign of the thousands groups. */
const GROUPED: Record<DecimalSign, RegExp> = {
  '.': /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
  ',': /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
}

/** A typed number; undefined where it isn't one. Either sign is a decimal sign where it doesn't group thousands. */
export function numberFrom(text: string | undefined, sign = DECIMAL_SIGN): number | undefined {
  const typed = latinDigits(text ?? '').trim()
  const whole = GROUPED[sign].test(typed) ? typed.replaceAll(sign === '.' ? ',' : '.', '') : typed
  const trimmed = whole.replace(',', '.')
  const number = Number(trimmed)
  return trimmed === '' || !Number.isFinite(number) ? undefined : number
}

const FORMAT = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })

export function inDigits(number: number): string {
  return FORMAT.format(number)
}

/** A number for a field, so that `numberFrom` reads the same one. */
export function asTyped(number: number, sign = DECIMAL_SIGN): string {
  return String(number).replace('.', sign)
}
