import { hash } from 'node:crypto'
import { NoContent, UserParams } from 'contract/common'
import { CalendarFeed, CalendarParams, NewCalendarFeed } from 'contract/people'
import type { Dependencies, PeopleDependencies } from '#server/dependencies.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { isoTime } from '#server/personal-data.ts'
import { endCalendarOf, feedMadeAt } from './calendar-queries.ts'
import { makeCalendar } from './make-calendar.ts'
import { readCalendar } from './read-calendar.ts'

const tags = ['people']

/** In the scope of everybody: calendar programs have no session, only the secret address. */
export function calendarRoutes(
  scope: Scope,
  deps: Pick<PeopleDependencies, 'config' | 'database' | 'now' | 'peopleKey'>,
): void {
  scope.get('/calendar/:file', { schema: { hide: true, params: CalendarParams } }, async (request, reply) => {
    const calendar = await readCalendar(deps, request.params.file, request.ip)
    const etag = `"${hash('sha256', calendar, 'base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}

/** In the scope of a member's own id. */
export function ownCalendarRoutes(scope: Scope, deps: Dependencies): void {
  const { database } = deps

  scope.get(
    '/calendar',
    {
      schema: {
        tags,
        summary: 'See whether your calendar has a secret address',
        params: UserParams,
        response: { 200: CalendarFeed, ...refusals },
      },
    },
    async (request) => ({ madeAt: isoTime(await feedMadeAt(database.read, callerOf(request).id)) }),
  )

  scope.post(
    '/calendar',
    {
      schema: {
        tags,
        summary: 'Make or renew the secret address of your calendar',
        params: UserParams,
        response: { 201: NewCalendarFeed, ...refusals },
      },
    },
    async (request, reply) => {
      reply.code(201)
      return makeCalendar(deps, callerOf(request).id)
    },
  )

  scope.delete(
    '/calendar',
    {
      schema: {
        tags,
        summary: 'Switch the secret address of your calendar off',
        params: UserParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = callerOf(request)
      await database.write(async (db) => {
        await requireActiveMember(db, id)
        await endCalendarOf(db, id)
      })
      return reply.code(204).send(null)
    },
  )
}
