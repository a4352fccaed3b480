import { ActHeaders } from 'contract/acts'
import { UserParams } from 'contract/common'
import { PlayableConversation, PracticeList, PracticeResult, PracticeRun, SlugParams } from 'contract/conversations'
import type { Dependencies } from '#server/dependencies.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { actOfMember } from '#server/http/acts.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { findConversation, readScript } from './queries.ts'
import { recordRun } from './record-run.ts'
import { translateScript } from './translate-script.ts'
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
    async (request) => {
      const language = languageOf(request)
      return readPracticeList(database.read, callerOf(request), { now: now(), language })
    },
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
      const script = await readScript(database.read, row)
      return playableView(row, await translateScript(database.read, languageOf(request), row.id, script))
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
        headers: ActHeaders,
        body: PracticeRun,
        response: { 200: PracticeResult, ...refusals },
      },
    },
    async (request) => {
      const { id: memberId } = callerOf(request)
      const played = { memberId, run: request.body, language: languageOf(request) }
      const result = await recordRun(deps, { ...played, ...actOfMember(request) })
      return { ...result, user: await readUser(deps.database.read, memberId) }
    },
  )
}
