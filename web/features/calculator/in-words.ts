const LOCALE = 'en-US'
const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' })
const wholeMoney = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const shortMoney = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', notation: 'compact' })
const count = new Intl.NumberFormat(LOCALE)

/** `$2,412.00`. */
export function inDollars(sum: number): string {
  return money.format(sum)
}

/** `$2,412`, and cents only where there are some: rates are whole dollars. */
export function inWholeDollars(sum: number): string {
  return Number.isInteger(sum) ? wholeMoney.format(sum) : money.format(sum)
}

/** `$2.4K`, for the chart. */
export function inShortDollars(sum: number): string {
  return shortMoney.format(sum)
}

/** `8,200,000,000`. */
export function inFigures(number: number): string {
  return count.format(number)
}
