export type { AdministratorSetUp } from '#server/features/accounts/administrators.ts'
export {
  administratorLink,
  promoteToAdministrator,
  setUpAdministrator,
  setUpAdministrators,
} from '#server/features/accounts/administrators.ts'
export { addressBlock } from '#server/features/accounts/attempts.ts'
export { deleteEndedAccess } from '#server/features/accounts/delete-ended-access.ts'
export { memberById } from '#server/features/accounts/member-queries.ts'
export { argon2Passwords, type Passwords } from '#server/features/accounts/passwords.ts'
export type { Caller } from '#server/features/accounts/read-session.ts'
export { readSession } from '#server/features/accounts/read-session.ts'
export { COOKIE_MAX_AGE } from '#server/features/accounts/session-rules.ts'
export { invitedBy } from '#server/features/accounts/sponsor-queries.ts'
