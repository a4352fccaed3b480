import { ActHeaders } from 'contract/acts'
import { OriginalQuery, UserParams } from 'contract/common'
import {
  Mission,
  MissionCompletion,
  MissionList as MissionListAnswer,
  MissionParams,
  MissionUpdate,
} from 'contract/missions'
import { UserWithMessage } from 'contract/users'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf, messagesFor } from '#server/features/sessions/public.ts'
import { contentLanguage, translateOne } from '#server/features/translations/public.ts'
import { actOfMember } from '#server/http/acts.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { completeMission } from './complete-mission.ts'
import { MissionList } from './mission-list.ts'
import { findMission } from './queries.ts'
import { updateMission } from './update-mission.ts'
import { missionView } from './view.ts'

const tags = ['missions']

export function missionRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  const list = new MissionList(database)

  scope.get(
    '/api/missions',
    {
      compress: false,
      schema: {
        tags,
        summary: 'List the stations',
        querystring: OriginalQuery,
        response: { 200: MissionListAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const answer = await list.read(contentLanguage(request))
      reply.header('vary', 'accept-encoding, accept-language, cookie')
      await answer.send(request, reply)
      return reply
    },
  )

  scope.get(
    '/api/missions/:id',
    {
      schema: {
        tags,
        summary: 'Get a station with its lesson',
        params: MissionParams,
        querystring: OriginalQuery,
        response: { 200: Mission, ...refusals },
      },
    },
    async (request) => {
      const mission = await findMission(database.read, Number(request.params.id))
      if (!mission) throw new Refusal('MISSION_NOT_FOUND')
      return translateOne(database.read, contentLanguage(request), 'mission', missionView(mission))
    },
  )
}

/** In the scope of a member's own id. */
export function ownMissionRoutes(scope: Scope, deps: Dependencies): void {
  scope.post(
    '/complete-mission',
    {
      schema: {
        tags,
        summary: 'Complete a station',
        params: UserParams,
        headers: ActHeaders,
        body: MissionCompletion,
        response: { 200: UserWithMessage, ...refusals },
      },
    },
    async (request) => {
      const { id } = callerOf(request)
      const paid = await completeMission(deps, id, request.body.missionId, actOfMember(request))
      return { user: await readUser(deps.database.read, id), message: paid(messagesFor(request)) }
    },
  )
}

/** In the scope of administrators. */
export function missionAdministrationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.put(
    '/api/missions/:id',
    {
      schema: {
        tags,
        summary: 'Change a station',
        params: MissionParams,
        body: MissionUpdate,
        response: { 200: Mission, ...refusals },
      },
    },
    async (request) => updateMission(deps, actorOf(request), Number(request.params.id), request.body),
  )
}
