export type { AdministratorSetUp } from './administrators.ts'
export {
  administratorLink,
  promoteToAdministrator,
  setUpAdministrator,
  setUpAdministrators,
} from './administrators.ts'
export { addressBlock, countAttempt } from './attempts.ts'
export { deleteEndedAccess } from './delete-ended-access.ts'
export { memberById } from './member-queries.ts'
export { argon2Passwords, type Passwords } from './passwords.ts'
export type { Caller } from './read-session.ts'
export { readSession } from './read-session.ts'
export { COOKIE_MAX_AGE } from './session-rules.ts'
export { invitedBy } from './sponsor-queries.ts'
