export { deleteExpiredInvitations } from './delete-expired-invitations.ts'
export { personalData } from './personal-data.ts'
