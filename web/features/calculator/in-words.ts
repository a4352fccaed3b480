const LOCALE = 'en-US'
const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' })
const wholeMoney = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const count = new Intl.NumberFormat(LOCALE)
const shortCount = new Intl.NumberFormat(LOCALE, { notation: 'compact' })

/** `$2,412.00`. */
export function inDollars(sum: number): string {
  return money.format(sum)
}

/** `$2,412`, and cents only where there are some: rates are whole dollars. */
export function inWholeDollars(sum: number): string {
  return Number.isInteger(sum) ? wholeMoney.format(sum) : money.format(sum)
}

/** `2.4K`, for the chart. */
export function inShortFigures(number: number): string {
  return shortCount.format(number)
}

/** `8,200,000,000`. */
export function inFigures(number: number): string {
  return count.format(number)
}
