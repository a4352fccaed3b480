export { sweepInvitations } from './sweep-invitations.ts'
