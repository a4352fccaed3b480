export { personalData } from './personal-data.ts'
export { sweepInvitations } from './sweep-invitations.ts'
