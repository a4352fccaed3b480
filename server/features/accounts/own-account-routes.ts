import { Accepted, AccountSessions, AccountUpdate, EmailChange, PasswordChange } from 'contract/account'
import { NoContent, UserParams } from 'contract/common'
import { User } from 'contract/users'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf, recordEvent } from '#server/features/audit/public.ts'
import { readUser, requireActiveMember } from '#server/features/members/public.ts'
import { endCalendarOf } from '#server/features/people/public.ts'
import {
  accountSessionView,
  callerOf,
  deleteOtherSessionsOf,
  isAlive,
  languageOf,
  messagesFor,
  type SessionCookies,
  sessionsOf,
} from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import type { AccountDependencies } from './passwords.ts'
import { updateAccount } from './update-account.ts'

const tags = ['account']

/** In the scope of a member's own id. */
export function ownAccountRoutes(scope: Scope, deps: AccountDependencies, cookies: SessionCookies): void {
  const { read } = deps.database

  scope.patch(
    '',
    {
      schema: {
        tags,
        summary:
          'Change your name, leaderboard name, phone, time zone, language, reviews a day, leagues or what your sponsor sees',
        params: UserParams,
        body: AccountUpdate,
        response: { 200: User, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = callerOf(request)
      await updateAccount(deps, id, request.body, languageOf(request))
      if (request.body.language !== undefined) cookies.setLanguage(reply, request.body.language)
      return readUser(read, id)
    },
  )

  passwordAndEmailRoutes(scope, deps)
  ownSessionRoutes(scope, deps)
}

function passwordAndEmailRoutes(scope: Scope, deps: AccountDependencies): void {
  scope.post(
    '/password',
    {
      schema: {
        tags,
        summary: 'Change your password; every other session ends',
        params: UserParams,
        body: PasswordChange,
        response: { 200: User, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await changePassword(deps, caller, actorOf(request), request.body, languageOf(request))
      return readUser(deps.database.read, caller.id)
    },
  )

  scope.post(
    '/email',
    {
      schema: {
        tags,
        summary: 'Email a link to a new address that changes yours',
        params: UserParams,
        body: EmailChange,
        response: { 202: Accepted, ...refusals },
      },
    },
    async (request, reply) => {
      await requestEmailChange(deps, callerOf(request), request.body, languageOf(request))
      reply.code(202)
      return { message: messagesFor(request).accounts.changeSent }
    },
  )
}

function ownSessionRoutes(scope: Scope, { database, now }: Pick<Dependencies, 'database' | 'now'>): void {
  scope.get(
    '/sessions',
    {
      schema: {
        tags,
        summary: 'List the browsers that are logged in',
        params: UserParams,
        response: { 200: AccountSessions, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const sessions = await sessionsOf(database.read, caller.id)
      return sessions
        .filter((session) => isAlive({ ...session, is_admin: caller.is_admin }, now()))
        .map((session) => accountSessionView(session, caller.token_hash))
    },
  )

  scope.delete(
    '/sessions',
    {
      schema: {
        tags,
        summary: 'Log out of every other session',
        params: UserParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      const { id, token_hash } = callerOf(request)
      await database.write(async (db) => {
        await requireActiveMember(db, id)
        await deleteOtherSessionsOf(db, id, token_hash)
        await endCalendarOf(db, id)
        await recordEvent(db, actorOf(request), { kind: 'sessions-ended', at: now() })
      })
      return reply.code(204).send(null)
    },
  )
}
