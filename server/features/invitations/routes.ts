import { UserParams } from 'contract/common'
import { IdempotencyHeaders, Invitation, Invite, Invited, InviteParams } from 'contract/invitations'
import { plainSenderName } from 'game/invitations'
import type { Dependencies } from '#server/dependencies.ts'
import { readInviteCode } from '#server/features/members/public.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { ownerOfInviteCode } from './queries.ts'
import { sendInvitation } from './send-invitation.ts'

const tags = ['invitations']

export function inviteRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  scope.get(
    '/api/invites/:code',
    {
      schema: {
        tags,
        summary: 'Get the sponsor of an invite code',
        params: InviteParams,
        response: { 200: Invite, ...refusals },
      },
    },
    async (request) => {
      const code = readInviteCode(request.params.code)
      const sponsor = code === undefined ? undefined : await ownerOfInviteCode(database.read, code)
      if (sponsor === undefined) throw new Refusal('INVITE_NOT_FOUND')
      return { sponsorName: plainSenderName(sponsor.name), takesContact: sponsor.suspended_at === null }
    },
  )
}

/** In the scope of a member's own id. */
export function ownInvitationRoutes(scope: Scope, deps: Dependencies): void {
  scope.post(
    '/invite',
    {
      schema: {
        tags,
        summary: 'Invite someone by email',
        params: UserParams,
        headers: IdempotencyHeaders,
        body: Invitation,
        response: { 200: Invited, ...refusals },
      },
    },
    async (request) =>
      sendInvitation(deps, {
        memberId: callerOf(request).id,
        email: request.body.email,
        key: request.headers['idempotency-key'],
        language: languageOf(request),
      }),
  )
}
