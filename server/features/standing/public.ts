export { requireActiveAdministrator, requireActiveMember } from './require-active.ts'
