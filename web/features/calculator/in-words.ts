import * as messages from 'messages/calculator'
import { locale } from 'messages/language'

const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const count = new Intl.NumberFormat(locale)
const shortCount = new Intl.NumberFormat(locale, { notation: 'compact' })

/** `$2,412.00`. A message places the sign, because Intl's Arabic sign ends up on the wrong side of the number. */
export function inDollars(sum: number): string {
  return messages.dollars({ sum: cents.format(sum) })
}

/** `$2,412`, and cents only where there are some: rates are whole dollars. */
export function inWholeDollars(sum: number): string {
  return Number.isInteger(sum) ? messages.dollars({ sum: count.format(sum) }) : inDollars(sum)
}

/** `2.4K`, for the chart. */
export function inShortFigures(number: number): string {
  return shortCount.format(number)
}

/** `8,200,000,000`. */
export function inFigures(number: number): string {
  return count.format(number)
}
