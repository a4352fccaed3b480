/** With the apostrophe of Swiss thousands, too. */
const NUMBER = String.raw`\d{1,12}(?:[.,]\d{1,12}|'\d{3}(?!\d)){0,2}`
/** Latin letters without accents, and Arabic ones without signs. */
const LETTER = String.raw`a-z\u0621-\u064a`
const TIMES_MANY = String.raw`(?:k|m|mil|million|thousand|grand|hundred|tsd\.?|tausend|mio\.?|millionen|millon(?:es)?|milhao|milhoes|الف|الاف|مليون|ملايين)`
const CURRENCY_SIGN = String.raw`(?:us\$|u\$s|r\$|s\/\.?|[$£€₹₦₱₵¥])`
const CURRENCY = `(?:usd|eur|gbp|aud|cad|nzd|zar|chf|mxn|cop|brl|sar|aed|egp|dollars?|bucks|euros?|quid|grand|franken|pesos?|dolar(?:es)?|soles|reais|contos|دولار(?:ا|ات)?|ريال(?:ا|ات)?|درهما?|دراهم|جنيه(?:ا|ات)?|دينارا?|دنانير|يورو|ليره)`
/** Whatever is one word, sum or sign in a text that `letters.ts` has flattened. */
const TOKEN = new RegExp(
  [
    String.raw`(?<link>https?:\/\/[^\s]+|www\.[^\s]+|\{[a-z]{1,20}\})`,
    String.raw`(?<mail>[a-z0-9][a-z0-9._+-]{0,40}@[a-z0-9-]+\.[a-z]{2,})`,
    `(?<tag>#[${LETTER}][${LETTER}0-9_]*)`,
    `(?<sum>${[
      String.raw`${CURRENCY_SIGN}\s?${NUMBER}(?:\s?${TIMES_MANY})?(?![${LETTER}0-9])\+?`,
      String.raw`(?<![${LETTER}0-9])(?:usd|eur|gbp|aud|cad|nzd|zar|chf|ngn|ksh|kes|ghs|rs\.?|r|n(?=\d))\s?${NUMBER}[km]?(?![${LETTER}0-9])`,
      String.raw`${NUMBER}\s?(?:${TIMES_MANY}\s?(?:de\s)?)?(?:${CURRENCY}|[£€]|\$(?![a-z]))(?![${LETTER}0-9])\+?`,
    ].join('|')})`,
    '(?<cash>[$£€]{2,}(?![a-z0-9]))',
    String.raw`(?<job>(?<![a-z0-9.,])9\s?(?:-|to|2|till)\s?5(?![a-z0-9%]|[.,]\d))`,
    String.raw`(?<time>\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m(?![a-z0-9])|\d{1,2}(?:[:.]\d\d)?\s?uhr(?![a-z])|\d{1,2}:\d\d)`,
    String.raw`(?<share>${NUMBER}\s?(?:%|(?:per ?cent|prozent|por ?ciento|por ?cento|(?:في ?|ب)(?:الميه|المايه))(?![${LETTER}])))`,
    String.raw`(?<always>24\/7(?:\/365)?)`,
    String.raw`(?<k>${NUMBER}\s?k(?![a-z0-9])\+?)`,
    String.raw`(?<spaced>(?<![a-z0-9'])[a-z](?<gap>[ ._*-])[a-z]\k<gap>[a-z](?:\k<gap>[a-z])+(?![a-z0-9']))`,
    String.raw`(?<per>\/\s?(?:mo|mth|month|wk|week|day|yr|year|hr|hour|monat|woche|tag|jahr|stunde|mes|semana|dia|ano|hora)(?![a-z]))`,
    String.raw`(?<number>\d{1,12}(?:[.,]\d{1,12}|'\d{3}(?!\d)){1,3}(?![${LETTER}0-9]))`,
    String.raw`(?<word>[a-z0-9@$](?:[a-z0-9@$*!|']*[a-z0-9@$])?|[\u0621-\u064a]+)`,
  ].join('|'),
  'g',
)

/** A word before another, which can’t begin anything else. Most tokens are, and the long expression takes longer. */
const PLAIN_WORD = /(?:[a-z]{2,}|[\u0621-\u064a]+)(?= [a-z\u0621-\u064a])/y

const PERIODS: Readonly<Record<string, string>> = { mo: 'month', mth: 'month', wk: 'week', yr: 'year', hr: 'hour' }
/** After a sum, these are spans of time. */
const SHORT_PERIODS: ReadonlySet<string> = new Set(['pm', 'pw', 'pcm', 'pa', 'ph', 'pd', 'p/m', 'p/w'])
const SIGNS = [
  ['sum', '#sum'],
  ['cash', '#cash'],
  ['k', '#k'],
  ['job', 'ninetofive'],
  ['time', '#time'],
  ['always', '#always'],
  ['mail', '#mail'],
  ['number', '#num'],
] as const
const NOTS: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' }
const SHORT: Readonly<Record<string, string>> = { ll: 'will', re: 'are', m: 'am', ve: 'have', d: 'would' }
const IS_SHORT = /^(it|that|there|here|what|who|she|he|where|how|everyone|nobody|nothing|everything)$/

/** @returns the first token from there on: a plain word, without groups, or what a group of `TOKEN` names */
export function tokenFrom(at: number, flat: string): RegExpExecArray | null {
  PLAIN_WORD.lastIndex = flat[at] === ' ' ? at + 1 : at
  TOKEN.lastIndex = at
  return PLAIN_WORD.exec(flat) ?? TOKEN.exec(flat)
}

/** @returns the words for a sum, a share, a link or the like */
export function signsOf(
  groups: Readonly<Record<string, string | undefined>>,
  token: string,
): readonly string[] | undefined {
  const { link, share, per } = groups
  if (link !== undefined) return [link.startsWith('{') && link !== '{link}' ? '#name' : '#link']
  if (share !== undefined) return [Number.parseFloat(share) >= 100 ? '#all' : '#pct']
  if (per !== undefined) {
    const period = token.replace(/^\/\s?/, '')
    return ['per', PERIODS[period] ?? period]
  }
  const sign = SIGNS.find(([group]) => groups[group] !== undefined)
  return sign === undefined ? undefined : [sign[1]]
}

/** Whether a short word such as pw follows a sum. */
export function isPeriod(token: string, before: string | undefined): boolean {
  return (before === '#sum' || before === '#k') && SHORT_PERIODS.has(token)
}

/** `do` and `not` for *don’t*, which is `don` and `t` here. */
export function uncontracted(word: string, rest: string): readonly string[] {
  if (rest === 't' && word.endsWith('n')) {
    const base = word.slice(0, -1)
    return [NOTS[base] ?? base, 'not']
  }
  const full = SHORT[rest]
  if (full !== undefined) return [word, full]
  if (rest === 's' && word === 'let') return [word, 'us']
  return rest === 's' && IS_SHORT.test(word) ? [word, 'is'] : [word]
}
