import { addressBlock } from '#server/limits/address-block.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many tries are allowed in a window that begins with the first of them. */
export type Limit = {
  /** The key in the table `attempts`, or its beginning if there is a `mailbox`. */
  key: string
  /** Added to the key as a keyed hash, because the row outlives what is stored about it. */
  mailbox?: string
  count: number
  windowMs: number
}

/**
 * How often each thing that can be guessed or flooded may be tried. All keys are made here, so that no two limits share
 * one. A browser that this account has used before has a separate count, so that other people's guesses don't lock the
 * owner out.
 */
export const LIMITS = {
  logInToAccount: (emailKey: string): Limit => ({ key: `login:account:${emailKey}`, count: 20, windowMs: HOUR }),
  logInFromDevice: (deviceHash: string, memberId: string): Limit => ({
    key: `login:device:${deviceHash}:${memberId}`,
    count: 10,
    windowMs: HOUR,
  }),
  logInFromAddress: (ip: string): Limit => ({ key: `login:address:${addressBlock(ip)}`, count: 30, windowMs: HOUR }),
  registerFromAddress: (ip: string): Limit => ({
    key: `register:address:${addressBlock(ip)}`,
    count: 60,
    windowMs: HOUR,
  }),
  /** The password of a signed-in member, asked for before the most sensitive acts. */
  confirmPassword: (memberId: string): Limit => ({ key: `confirm:member:${memberId}`, count: 10, windowMs: HOUR }),
  mailFromAddress: (ip: string): Limit => ({ key: `mail:address:${addressBlock(ip)}`, count: 30, windowMs: HOUR }),
  /** Mails about passwords and addresses that other people can cause. */
  mailToAccount: (emailKey: string): Limit => ({ key: 'mail:account', mailbox: emailKey, count: 5, windowMs: HOUR }),
  mailByMember: (memberId: string): Limit => ({ key: `mail:member:${memberId}`, count: 5, windowMs: HOUR }),
  useLinkFromAddress: (ip: string): Limit => ({ key: `link:address:${addressBlock(ip)}`, count: 30, windowMs: HOUR }),
  leadFromAddress: (ip: string): Limit => ({ key: `lead:address:${addressBlock(ip)}`, count: 10, windowMs: HOUR }),
  leadOfMailbox: (emailKey: string): Limit => ({ key: 'lead:mailbox', mailbox: emailKey, count: 5, windowMs: DAY }),
  reportFromAddress: (ip: string): Limit => ({
    key: `report:address:${addressBlock(ip)}`,
    count: 5,
    windowMs: HOUR,
  }),
  /** Emails to the operator about reports. Beyond these, reports are listed but not emailed one by one. */
  reportMails: (): Limit => ({ key: 'report:mails', count: 20, windowMs: DAY }),
  answerOneQuiz: (memberId: string, quizId: number): Limit => ({
    key: `quiz:second:${memberId}:${quizId}`,
    count: 1,
    windowMs: SECOND,
  }),
  exportAccount: (memberId: string): Limit => ({ key: `export:hour:${memberId}`, count: 10, windowMs: HOUR }),
  practise: (memberId: string): Limit => ({ key: `practice:day:${memberId}`, count: 60, windowMs: DAY }),
  logTalks: (memberId: string): Limit => ({ key: `talks:day:${memberId}`, count: 300, windowMs: DAY }),
  importPeople: (memberId: string): Limit => ({ key: `people-import:hour:${memberId}`, count: 20, windowMs: HOUR }),
  /** Only unknown addresses count: one server may fetch the calendars of many members. */
  calendarFromAddress: (ip: string): Limit => ({
    key: `calendar:address:${addressBlock(ip)}`,
    count: 60,
    windowMs: HOUR,
  }),
  answerQuizzes: (memberId: string): Limit => ({ key: `quiz:minute:${memberId}`, count: 20, windowMs: MINUTE }),
}

/** Keys of what is remembered in the same table, but not counted in windows. */
export const KEYS = {
  mistakesAtQuiz: (memberId: string, quizId: number) => `quiz:wrong:${memberId}:${quizId}`,
  inviteTo: (emailHash: string) => `invite:${emailHash}`,
}
