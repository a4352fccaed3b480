import { UserParams } from 'contract/common'
import {
  FirstDays,
  FirstDaysPutAway,
  FirstDaysStepParams,
  FirstDaysTick,
  VolunteerAnswer,
  Volunteering,
  VolunteeringChange,
} from 'contract/first-days'
import type { Dependencies, PeopleDependencies } from '#server/dependencies.ts'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { putAway } from './put-away.ts'
import { readVolunteering } from './queries.ts'
import { readFirstDays } from './read-first-days.ts'
import { tickStep } from './tick-step.ts'
import { answerVolunteer, setVolunteering } from './volunteer.ts'

const tags = ['team']
const response = { 200: FirstDays, ...refusals }

/** In the scope of a member's own id. */
export function firstDaysRoutes(
  scope: Scope,
  deps: Pick<PeopleDependencies, 'config' | 'database' | 'now' | 'randomBytes' | 'peopleKey'>,
): void {
  scope.get(
    '/first-days',
    { schema: { tags, summary: 'See the first days: yours, and those of new members', params: UserParams, response } },
    (request) => readFirstDays(deps, callerOf(request).id),
  )

  scope.post(
    '/first-days/:step',
    {
      schema: {
        tags,
        summary: 'Tick a step of the first days, or take the tick back',
        params: FirstDaysStepParams,
        body: FirstDaysTick,
        response,
      },
    },
    async (request) => {
      const { id } = callerOf(request)
      const paid = await tickStep(deps, id, request.params.step, request.body)
      return readFirstDays(deps, id, paid)
    },
  )

  scope.put(
    '/first-days/put-away',
    {
      schema: {
        tags,
        summary: 'Put a list of first days away, or bring it back',
        params: UserParams,
        body: FirstDaysPutAway,
        response,
      },
    },
    async (request) => {
      const { id } = callerOf(request)
      await putAway(deps, id, request.body)
      return readFirstDays(deps, id)
    },
  )

  scope.put(
    '/first-days/volunteer',
    {
      schema: {
        tags,
        summary: 'Say whether a volunteer may help with your first days',
        params: UserParams,
        body: VolunteerAnswer,
        response,
      },
    },
    async (request) => {
      const { id } = callerOf(request)
      await answerVolunteer(deps, id, request.body, languageOf(request))
      return readFirstDays(deps, id)
    },
  )

  volunteeringRoutes(scope, deps)
}

function volunteeringRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  const answer = { 200: Volunteering, ...refusals }

  scope.get(
    '/volunteering',
    { schema: { tags, summary: 'See whether you welcome new members', params: UserParams, response: answer } },
    (request) => readVolunteering(deps.database.read, callerOf(request).id),
  )

  scope.put(
    '/volunteering',
    {
      schema: {
        tags,
        summary: 'Say whether you welcome new members without a sponsor',
        params: UserParams,
        body: VolunteeringChange,
        response: answer,
      },
    },
    async (request) => {
      const { id } = callerOf(request)
      await setVolunteering(deps, id, request.body.isOn)
      return readVolunteering(deps.database.read, id)
    },
  )
}
