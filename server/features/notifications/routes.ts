import { UserParams } from 'contract/common'
import {
  NotificationPage,
  NotificationQuery,
  NotificationSettings,
  NotificationSettingsChange,
  SeenQuery,
  UnseenCount,
} from 'contract/notifications'
import type { Dependencies } from '#server/dependencies.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { callerOf, messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { countUnseen, markSeen } from './list-queries.ts'
import { readNotifications } from './read-notifications.ts'
import { changeSettings, readSettings } from './settings.ts'

const tags = ['notifications']

/** Register it in the scope of a member's own id. */
export function ownNotificationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  listRoutes(scope, deps)
  settingsRoutes(scope, deps)
}

function listRoutes(scope: Scope, { database, now }: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/notifications',
    {
      schema: {
        tags,
        summary: 'List what you were told, newest first',
        params: UserParams,
        querystring: NotificationQuery,
        response: { 200: NotificationPage, ...refusals },
      },
    },
    (request) => readNotifications(database.read, callerOf(request).id, request.query.after, messagesFor(request)),
  )

  scope.get(
    '/notifications/unseen',
    {
      schema: {
        tags,
        summary: 'Count what you were told and haven’t seen',
        params: UserParams,
        response: { 200: UnseenCount, ...refusals },
      },
    },
    async (request) => ({ unseen: await countUnseen(database.read, callerOf(request).id) }),
  )

  scope.post(
    '/notifications/seen',
    {
      schema: {
        tags,
        summary: 'Mark what you were told as seen, up to the newest that was shown',
        params: UserParams,
        querystring: SeenQuery,
        response: { 200: UnseenCount, ...refusals },
      },
    },
    async (request) => {
      const { id } = callerOf(request)
      const { upTo } = request.query
      const unseen = await database.write(async (db) => {
        await requireActiveMember(db, id)
        await markSeen(db, id, upTo === undefined ? null : Number(upTo), now())
        return countUnseen(db, id)
      })
      return { unseen }
    },
  )
}

function settingsRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/notification-settings',
    {
      schema: {
        tags,
        summary: 'Get what you hear of, by which ways, and when',
        params: UserParams,
        response: { 200: NotificationSettings, ...refusals },
      },
    },
    (request) => readSettings(deps.database.read, callerOf(request).id),
  )

  scope.patch(
    '/notification-settings',
    {
      schema: {
        tags,
        summary: 'Choose what you hear of, by which ways, and when',
        params: UserParams,
        body: NotificationSettingsChange,
        response: { 200: NotificationSettings, ...refusals },
      },
    },
    (request) => changeSettings(deps, callerOf(request).id, request.body),
  )
}
