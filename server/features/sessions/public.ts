export { clearCachedAnswers, SessionCookies } from './cookies.ts'
export {
  deleteDevicesOf,
  deleteDevicesUnusedSince,
  haveSharedDevice,
  membersOfDevice,
  rememberDevice,
} from './device-queries.ts'
export { callerOf } from './guards.ts'
export { languageOf, messagesFor } from './language-of.ts'
export { personalData } from './personal-data.ts'
export {
  deleteOtherSessionsOf,
  deleteSession,
  deleteSessionsOf,
  deleteSessionsStartedBefore,
  findSession,
  insertSession,
  sessionsOf,
} from './queries.ts'
export type { Caller } from './read-session.ts'
export { isAlive, oldestStart } from './session-rules.ts'
export { sourceOf } from './source-of.ts'
export { newToken, tokenHash } from './tokens.ts'
export { accountSessionView } from './view.ts'
export { countVisit, NEW_VISITOR, streakOf, type Visitor } from './visits.ts'
