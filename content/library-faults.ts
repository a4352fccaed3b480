import { EARNING, HYPE, MONEY } from './claims.ts'
import type { CustomerEmail, EmailSwipe, SocialPost } from './load-rewards.ts'

/** In words. */
export const POST_LENGTH = { minimum: 40, maximum: 90 } as const
export const EMAIL_LENGTH = { minimum: 80, maximum: 160 } as const

/** From here on two texts count as the same one in other words. */
const TWIN_SHARE = 0.6

type Ban = readonly [pattern: RegExp, sentence: string]

/** In no text of the library. */
const FORBIDDEN: readonly Ban[] = [
  [MONEY, 'names a sum'],
  [/%|‰|\bper ?cent/i, 'names a percentage'],
  [HYPE, 'makes a claim of hype'],
  [
    /\b(amazing|incredible|unbelievable|awesome|exciting|excited|secrets?|miracles?|instantly|revolutionary|exclusive|magical|transform\w*|proven|success\w*|results?|double your)\b/i,
    'makes a claim of hype',
  ],
  [
    /\b(hurry|last chance|(only|just) (today|tonight|this week)|now or never|before it[’']s too late|(spots?|seats?|places) (left|remaining|are limited)|running out|don[’']t (wait|delay)|deadline|asap|act (fast|today)|ends? (today|tonight|tomorrow|soon))\b/i,
    'presses for time',
  ],
  [
    /\b(health\w*|cures?|cured|heal(s|ed|ing)?|illness\w*|diseases?|medicines?|diets?|detox|immun\w+|therap\w+|weight)\b/i,
    'speaks of health',
  ],
  [/\bby (?:my|this|that|the) link\b|\bjoins? by it\b/i, 'says “by” a link, not “through”'],
  [/\p{Lu}{4,}|![^!]*!|#|\p{Extended_Pictographic}/u, 'shouts'],
  [/<[a-z!/]|&[a-z#0-9]+;|\*\*|\]\(/i, 'holds marks that a post would show'],
  [/https?:|www\.|\b[a-z0-9-]+\.(com|org|net|io|app|me|ly)\b|\S@\S/i, 'links elsewhere than to {link}'],
]

/** In no text that invites. Somebody who has paid for a thing may read about refunds. */
const EARNING_BAN: Ban = [EARNING, 'speaks of earning']

/** In no text to a customer: it comes with the purchase, and not with an invitation. */
const INVITING: readonly Ban[] = [
  [/\b(whistlestop|tokens?|sponsors?|network[ -]market\w*|sign(?:ing)? up|join(?:ing|ed|s)?|my team)\b/i, 'invites'],
  [/\b(special offer|discount|voucher|you might also like|recommend (me|us)|five stars)\b/i, 'sells something else'],
  [/\[(?![a-z])|\[[^\]]{70,}\]/, 'has a blank that does not say in small letters what belongs there'],
]

/** Stretches of one sentence that take nothing back. */
const WITHIN = "(?:(?!\\b(?:no|not|never|nobody|without)\\b|n[’']t\\b)[^.?!])*?"
const SENDER = "(?:I(?:[’']ll| will| also| still)?|member(?: there)? (?:and|who))"
const GET = '(?:gets?|got|collect|collected|receive|do get|am given|am credited with)'
const POINTS = 'tokens and points'
const JOINING =
  '(?:join|joins|joined|sign up|signs up|signed up|sign-ups|register|registers|registered|come aboard|come in|open it)'
const WHEN = '(?:if|when|whenever|once|because|for|each time)'

/** The honest wordings by which a text tells what its sender gets when somebody joins. */
export const DISCLOSURE = new RegExp(
  [
    `\\b${SENDER} ${GET} ${POINTS} (?:there, )?(?:once )?${WHEN}\\b${WITHIN}\\b${JOINING}\\b`,
    `\\b(?:if|when|whenever|once|should)\\b${WITHIN}\\b${JOINING}\\b${WITHIN}\\bI(?:[’']ll| will)? ${GET} ${POINTS}\\b`,
    `\\b(?:gives?|brings?) me ${POINTS} when\\b${WITHIN}\\b${JOINING}\\b`,
    `\\b${JOINING}\\b${WITHIN}\\b(?:gives?|brings?) me ${POINTS}\\b`,
    `\\b${POINTS} (?:come|go) to me (?:if|when) you ${JOINING}\\b`,
    `\\b${JOINING} ${WITHIN}${POINTS} come to me\\b`,
    `\\bmy account gets ${POINTS} when you ${JOINING}\\b`,
  ].join('|'),
  'i',
)

/** The wordings by which a letter tells how to hear no more of the matter. */
export const WAY_OUT =
  /\bI won[’']t (?:write|mention|bring|ask|send|raise|come back|return|suggest|press|propose|contact|do it)\b[^.?!]*\b(?:again|more|another|further)\b|\bI will (?:stop(?! by)|leave (?:it|you)|let it (?:be|rest|go)|drop (?:it|the subject)|say no more)\b/i

/** The wordings by which a text tells what its sender can do with tokens. */
const SPENDING =
  /\b(?:exchange (?:the )?tokens for|tokens (?:buy|can be exchanged for)|which buys)\b[^?!]*\btemplates\b[^?!]*\bcontacts\b/i

/** Somebody who reads a text alone must see what the training is for. */
const TRADE = /network[ -]market(?:ing|ers)|\bsells?\b|\bselling\b/i

/** @returns what keeps a post out of the library, a sentence each */
export function postFaults({ title, body }: SocialPost): string[] {
  const bans = [...FORBIDDEN, EARNING_BAN]
  return [...textFaults(`${title}\n${body}`, bans), ...lengthFaults(body, POST_LENGTH), ...invitingFaults(body)]
}

/** @returns what keeps a letter out of the library, a sentence each */
export function emailFaults({ subject, body, isFarewell }: EmailSwipe): string[] {
  const faults = [
    ...textFaults(`${subject}\n${body}`, [...FORBIDDEN, EARNING_BAN]),
    ...lengthFaults(body, EMAIL_LENGTH),
    ...(isFarewell ? [] : invitingFaults(body)),
  ]
  return WAY_OUT.test(body) ? faults : [...faults, 'does not say how to hear no more of it']
}

/** @returns what keeps a letter to a customer out of the library, a sentence each */
export function customerEmailFaults({ subject, body }: CustomerEmail): string[] {
  const faults = [
    ...textFaults(`${subject}\n${body}`, [...FORBIDDEN, ...INVITING]),
    ...lengthFaults(body, EMAIL_LENGTH),
  ]
  return /(^|[.?!:]\s+|\n)\{product\}/.test(body) ? [...faults, 'begins a sentence with the product'] : faults
}

/** @returns the pairs of keys whose texts are the same, or of whose different words more than 60 of 100 are */
export function twins(texts: readonly { readonly key: string; readonly body: string }[]): string[] {
  const all = texts.map(({ key, body }) => ({ key, words: new Set(wordsOf(body).map((word) => word.toLowerCase())) }))
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const shared = one.words.intersection(other.words).size / Math.min(one.words.size, other.words.size)
      return shared > TWIN_SHARE ? [`${one.key} = ${other.key}`] : []
    }),
  )
}

function textFaults(text: string, bans: readonly Ban[]): string[] {
  return bans.flatMap(([pattern, sentence]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`${sentence}: ${found}`]
  })
}

function lengthFaults(body: string, { minimum, maximum }: { minimum: number; maximum: number }): string[] {
  const length = wordsOf(body).length
  return length < minimum || length > maximum ? [`has ${length} words, not ${minimum} to ${maximum}`] : []
}

/** What a text that carries the link has to say before it. */
function invitingFaults(body: string): string[] {
  const faults: string[] = []
  const disclosed = DISCLOSURE.exec(body)
  if (disclosed === null) faults.push('does not say what the sender gets')
  else if (disclosed.index > body.indexOf('{link}')) faults.push('says what the sender gets only after the link')
  if (!SPENDING.test(body.slice(0, body.indexOf('{link}')))) faults.push('does not say before the link what tokens buy')
  if (!TRADE.test(body)) faults.push('does not say that the training is for selling')
  if (/\{link\}\S/.test(body)) faults.push('has a sign right after the link, which a phone takes for a part of it')
  if (/\{name\}['’]/.test(body)) faults.push('bends the name')
  if (/\{(?!(name|link)\})/.test(body)) faults.push('has another placeholder')
  return faults
}

/** Without the placeholders, which are other words for every member. */
function wordsOf(text: string): string[] {
  return text.replaceAll(/\{[^}]*\}/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
}
