export type { AdministratorSetUp } from './administrators.ts'
export {
  administratorLink,
  promoteToAdministrator,
  setUpAdministrator,
  setUpAdministrators,
} from './administrators.ts'
export { deleteEndedAccess } from './delete-ended-access.ts'
export { endAllAccess } from './end-all-access.ts'
export { readInviteCode } from './invite-code.ts'
export { holdActiveMember, memberById, requireAnotherAdministrator } from './member-queries.ts'
export { memberLink } from './password-links.ts'
export { argon2Passwords, type Passwords } from './passwords.ts'
export type { Caller } from './read-session.ts'
export { readSession } from './read-session.ts'
export { deleteSessionsOf } from './session-queries.ts'
export { COOKIE_MAX_AGE } from './session-rules.ts'
export { noteSharedMailboxes } from './shared-mailboxes.ts'
