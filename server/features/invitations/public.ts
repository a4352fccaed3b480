export { forgetInvitationsOf } from './queries.ts'
export { sweepInvitations } from './sweep-invitations.ts'
