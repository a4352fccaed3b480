import { UserParams } from 'contract/common'
import { PlayableConversation, PracticeList, PracticeResult, PracticeRun, SlugParams } from 'contract/conversations'
import { IdempotencyHeaders } from 'contract/invitations'
import type { Dependencies } from '#server/dependencies.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { findConversation, readScript } from './queries.ts'
import { recordRun } from './record-run.ts'
import { playableView, readPracticeList } from './view.ts'

const tags = ['conversations']

/** In the scope of everybody with a session. */
export function conversationRoutes(scope: Scope, { database, now }: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/api/conversations',
    {
      schema: {
        tags,
        summary: 'List the practice conversations with the best ending you reached',
        response: { 200: PracticeList, ...refusals },
      },
    },
    async (request) => readPracticeList(database.read, callerOf(request), now()),
  )

  scope.get(
    '/api/conversations/:slug',
    {
      schema: {
        tags,
        summary: 'Get a practice conversation to play',
        params: SlugParams,
        response: { 200: PlayableConversation, ...refusals },
      },
    },
    async (request) => {
      const row = await findConversation(database.read, request.params.slug)
      if (row === undefined || row.is_published === 0) throw new Refusal('CONVERSATION_NOT_FOUND')
      return playableView(row, await readScript(database.read, row))
    },
  )
}

/** In the scope of a member's own id. */
export function ownPracticeRoutes(scope: Scope, deps: Pick<Dependencies, 'config' | 'database' | 'now'>): void {
  scope.post(
    '/practice',
    {
      schema: {
        tags,
        summary: 'Hand in a finished practice conversation',
        params: UserParams,
        headers: IdempotencyHeaders,
        body: PracticeRun,
        response: { 200: PracticeResult, ...refusals },
      },
    },
    async (request) => {
      const { id: memberId } = callerOf(request)
      const requestKey = request.headers['idempotency-key']
      const result = await recordRun(deps, { memberId, run: request.body, requestKey })
      return { ...result, user: await readUser(deps.database.read, memberId) }
    },
  )
}
