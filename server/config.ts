import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { EMAIL_MAX, isOneMailbox } from 'game/email-address'
import { OPERATOR_LIMITS } from 'game/operator'
import { REFERRAL_PAYS_AT, type ReferralPaysAt } from 'game/rewards'
import { PASSWORD_MAX, PASSWORD_MIN } from 'game/validation'
import { LANGUAGES, type LanguageCode } from 'messages/languages'
import { offeredLanguages } from 'messages/offered'
import { canonicalKey, isMailable } from '#server/email-key.ts'
import { readEncryptionKey } from '#server/encryption-key.ts'
import { StartError } from '#server/operator-error.ts'

export type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export type Config = {
  host: string
  port: number
  /** Scheme and host without a path or a slash at its end: links that leave the program begin with it. */
  publicUrl: string
  dataDir: string
  database: DatabaseLocation
  /** Which proxies to trust for a visitor's address: none, a number of them, or those in these ranges. */
  trustProxy: false | number | string[]
  adminEmails: string[]
  adminPassword: string | undefined
  passwordMin: number
  /** When a course may be completed: whenever the member says so, or when the video is at 90 percent and every quiz right. */
  courseCompletion: 'click' | 'strict'
  /** The chance of a right answer at which a review card comes back. */
  reviewRetention: number
  /** When a sponsor is paid: when the new member registers, has proved their address, or has completed station 1. */
  referralPaysAt: ReferralPaysAt
  /** Whether common passwords are refused. */
  passwordBlocklist: boolean
  /** Undefined: mails become files under DATA_DIR/outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The operator's address for messages and for replies to emails; undefined: none. */
  contactEmail: string | undefined
  /** Who runs the site: named in emails and on the privacy page until an administrator enters something else. */
  operatorName: string | undefined
  /** Likewise, on one line. */
  postalAddress: string | undefined
  /** The origin of a test's push service; undefined: only the services that browsers use are allowed. */
  pushTestService: string | undefined
  /** The token with which Prometheus reads /metrics; undefined: there are no metrics. */
  metricsToken: string | undefined
  /** The largest video that can be uploaded, in bytes. */
  videoMaxBytes: number
  /** Encrypts members' lists of people; undefined: the key in DATA_DIR, made at the first start. */
  peopleKey: Buffer | undefined
  /** The languages that visitors can choose, English first. */
  languages: readonly LanguageCode[]
  /** Whether browsers keep the site for times without a connection; false withdraws it from those that do. */
  serviceWorker: boolean
  rateLimits: boolean
  logLevel: LogLevel
}

/** No one reads mail to this address. */
export const DEFAULT_ADMIN_EMAIL = 'admin@example.com'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** Whether this is a public site, rather than a start on a local machine. */
export function isOnHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:')
}

/** The settings, checked once. @throws StartError naming the setting and what it takes */
export function loadConfig(environment: Environment): Config {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined
  const port = wholeNumber('PORT', read('PORT') ?? '3000', 0, 65_535)
  const dataDir = resolve(read('DATA_DIR') ?? 'data')
  const passwordMin = wholeNumber('PASSWORD_MIN', read('PASSWORD_MIN') ?? String(PASSWORD_MIN), PASSWORD_MIN, 64)
  const publicUrl = origin('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`)
  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    dataDir,
    database: databaseLocation(read('DATABASE_URL'), dataDir),
    trustProxy: trustedProxies(read('TRUST_PROXY')),
    adminEmails: emails('ADMIN_EMAILS', read('ADMIN_EMAILS') ?? DEFAULT_ADMIN_EMAIL),
    adminPassword: adminPassword(environment.ADMIN_PASSWORD, passwordMin),
    passwordMin,
    courseCompletion: oneOf('COURSE_COMPLETION', read('COURSE_COMPLETION') ?? 'click', ['click', 'strict']),
    reviewRetention: numberFrom('REVIEW_RETENTION', read('REVIEW_RETENTION') ?? '0.9', 0.8, 0.95),
    referralPaysAt: oneOf('REFERRAL_PAYS_AT', read('REFERRAL_PAYS_AT') ?? 'registered', REFERRAL_PAYS_AT),
    passwordBlocklist: oneOf('PASSWORD_BLOCKLIST', read('PASSWORD_BLOCKLIST') ?? 'off', ['on', 'off']) === 'on',
    smtpUrl: smtpServer(read('SMTP_URL')),
    mailFrom: sender(read('MAIL_FROM') ?? `Whistlestop <no-reply@${new URL(publicUrl).hostname}>`),
    contactEmail: oneAddress('CONTACT_EMAIL', read('CONTACT_EMAIL')),
    operatorName: shortLine('OPERATOR_NAME', read('OPERATOR_NAME'), OPERATOR_LIMITS.name),
    postalAddress: shortLine('POSTAL_ADDRESS', read('POSTAL_ADDRESS'), OPERATOR_LIMITS.postalAddress),
    pushTestService: pushTestService(read('PUSH_TEST_SERVICE')),
    metricsToken: metricsToken(read('METRICS_TOKEN')),
    videoMaxBytes: wholeNumber('VIDEO_MAX_MB', read('VIDEO_MAX_MB') ?? '500', 1, 10_000) * 1024 ** 2,
    peopleKey: encryptionKey('PEOPLE_KEY', read('PEOPLE_KEY')),
    languages: languageCodes('OFFERED_LANGUAGES', read('OFFERED_LANGUAGES')),
    serviceWorker: oneOf('SERVICE_WORKER', read('SERVICE_WORKER') ?? 'on', ['on', 'off']) === 'on',
    rateLimits: oneOf('RATE_LIMITS', read('RATE_LIMITS') ?? 'on', ['on', 'off']) === 'on',
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
  }
}

function wholeNumber(name: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < minimum || value > maximum) {
    throw new StartError(`${name} must be a whole number from ${minimum} to ${maximum}, but it is "${text}".`)
  }
  return value
}

function numberFrom(name: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || value < minimum || value > maximum) {
    throw new StartError(`${name} must be a number from ${minimum} to ${maximum}, but it is "${text}".`)
  }
  return value
}

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === text)
  if (choice === undefined) throw new StartError(`${name} must be one of ${choices.join(', ')}, but it is "${text}".`)
  return choice
}

function origin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (!isOrigin || url.username !== '' || url.password !== '') {
    throw new StartError(`${name} must be like https://example.com, without a path, but it is "${text}".`)
  }
  return url.origin
}

function databaseLocation(url: string | undefined, dataDir: string): DatabaseLocation {
  if (url === undefined) return { kind: 'sqlite', file: join(dataDir, 'whistlestop.db') }
  if (!/^postgres(ql)?:\/\//.test(url) || !hasReadableParts(url) || !namesHost(new URL(url))) {
    throw new StartError('DATABASE_URL must be like postgres://user@host:5432/database. Leave it out to use SQLite.')
  }
  return { kind: 'postgres', url }
}

/** A local socket is named by a parameter. */
function namesHost({ hostname, searchParams }: URL): boolean {
  return hostname !== '' || searchParams.has('host')
}

/** A percent sign in a name or password stands for itself only as %25. */
function hasReadableParts(url: string): boolean {
  try {
    const { username, password } = new URL(url)
    return [username, password].every((part) => decodeURIComponent(part) !== undefined)
  } catch {
    return false
  }
}

function smtpServer(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  if (!/^smtps?:\/\//.test(url) || !hasReadableParts(url) || new URL(url).hostname === '') {
    throw new StartError(
      'SMTP_URL must be like smtps://user:password@mail.example.com:465. Leave it out to write emails to files.',
    )
  }
  return url
}

/** An address, alone or as `Name <address>`. */
function sender(text: string): string {
  if (!/^(?:[^\r\n<>"]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text)) {
    throw new StartError(`MAIL_FROM must be like "Whistlestop <mail@example.com>", but it is "${text}".`)
  }
  return text
}

function oneAddress(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && (!isOneMailbox(text) || text.length > EMAIL_MAX)) {
    throw new StartError(`${name} must be one address like ana@example.com, but it is "${text}".`)
  }
  return text
}

function shortLine(name: string, text: string | undefined, maximum: number): string | undefined {
  if (text !== undefined && (text.length > maximum || /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text))) {
    throw new StartError(`${name} must be one line of at most ${maximum} characters.`)
  }
  return text
}

function pushTestService(text: string | undefined): string | undefined {
  return text === undefined ? undefined : origin('PUSH_TEST_SERVICE', text)
}

function metricsToken(token: string | undefined): string | undefined {
  if (token !== undefined && !/^[\x21-\x7e]{16,200}$/.test(token)) {
    throw new StartError('METRICS_TOKEN must have 16 to 200 letters, digits or symbols, and no spaces.')
  }
  return token
}

function encryptionKey(name: string, text: string | undefined): Buffer | undefined {
  const key = text === undefined ? undefined : readEncryptionKey(text)
  if (text !== undefined && key === undefined) {
    throw new StartError(`${name} must be 32 bytes in base64, as "openssl rand -base64 32" prints them.`)
  }
  return key
}

function languageCodes(name: string, text: string | undefined): LanguageCode[] {
  const languages = offeredLanguages(LANGUAGES, text)
  if (languages === undefined) {
    const codes = LANGUAGES.map(({ code }) => code).join(', ')
    throw new StartError(`${name} must be all, or some of ${codes} with commas between them, but it is "${text}".`)
  }
  return languages.map(({ code }) => code)
}

function trustedProxies(text: string | undefined): Config['trustProxy'] {
  if (text === undefined) return false
  if (/^\d+$/.test(text)) return wholeNumber('TRUST_PROXY', text, 1, 32)
  const ranges = text.split(',').map((range) => range.trim())
  const wrong = ranges.find((range) => !isAddressRange(range))
  if (wrong !== undefined) {
    throw new StartError(
      `TRUST_PROXY must be a number of proxies or address ranges like 10.0.0.0/8, but it has "${wrong}".`,
    )
  }
  return ranges
}

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

function emails(name: string, text: string): string[] {
  const addresses = text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  const wrong = addresses.find((address) => !isMailable(canonicalKey(address)))
  if (wrong !== undefined)
    throw new StartError(`${name} must be email addresses separated by commas, but it has "${wrong}".`)
  if (addresses.length === 0) throw new StartError(`${name} must name at least one address, like ana@example.com.`)
  return [...new Map(addresses.map((address) => [canonicalKey(address), address])).values()]
}

function adminPassword(password: string | undefined, minimum: number): string | undefined {
  if (password === undefined || password === '') return undefined
  const length = [...password].length
  if (length < minimum || length > PASSWORD_MAX) {
    throw new StartError(`ADMIN_PASSWORD must have ${minimum} to ${PASSWORD_MAX} characters.`)
  }
  return password
}
