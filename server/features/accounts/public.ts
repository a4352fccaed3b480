export type { AdministratorSetUp } from './administrators.ts'
export {
  administratorLink,
  promoteToAdministrator,
  setUpAdministrator,
  setUpAdministrators,
} from './administrators.ts'
export { confirmPassword } from './confirm-password.ts'
export { deleteEndedAccess } from './delete-ended-access.ts'
export { endAllAccess } from './end-all-access.ts'
export { memberLink } from './password-links.ts'
export { type AccountDependencies, argon2Passwords, type Passwords } from './passwords.ts'
export { personalData } from './personal-data.ts'
export { reportSharedMailboxes } from './shared-mailboxes.ts'
