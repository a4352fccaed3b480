import { Login, PasswordReset, Registration } from 'contract/auth'
import { NoContent } from 'contract/common'
import { User, UserWithMessage } from 'contract/users'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagesIn, type ServerMessages } from 'messages/server'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf, recordEvent } from '#server/features/audit/public.ts'
import { readUser, readUserText } from '#server/features/members/public.ts'
import {
  callerOf,
  clearCachedAnswers,
  deleteSession,
  languageOf,
  type SessionCookies,
  sourceOf,
} from '#server/features/sessions/public.ts'
import { RecentAnswers } from '#server/http/recent-answers.ts'
import { routeOf } from '#server/http/route-of.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { languageFor } from '#server/languages.ts'
import { logIn } from './log-in.ts'
import type { AccountDependencies } from './passwords.ts'
import { registerMember } from './register-member.ts'
import { resetPassword } from './reset-password.ts'
import type { Browser, SignedIn } from './sign-in.ts'

const tags = ['accounts']

export function visitorAccountRoutes(scope: Scope, deps: AccountDependencies, cookies: SessionCookies): void {
  const browserOf = (request: FastifyRequest): Browser => ({
    sessionToken: cookies.sessionToken(request),
    deviceToken: cookies.deviceToken(request),
    ip: request.ip,
    language: languageOf(request),
    route: routeOf(request),
  })
  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    signedIn: SignedIn,
    sentence: (messages: ServerMessages, name: string) => string,
  ) => {
    cookies.set(reply, signedIn)
    reply.log.info({ ...sourceOf(request), memberId: signedIn.memberId }, 'logged in')
    const user = await readUser(deps.database.read, signedIn.memberId)
    if (user.language !== null) cookies.setLanguage(reply, user.language)
    const language = languageFor(deps.config, user.language, languageOf(request))
    return { user, message: sentence(messagesIn(language), user.name) }
  }

  scope.post(
    '/api/auth/register',
    {
      schema: {
        tags,
        summary: 'Create an account and log in',
        body: Registration,
        response: { 201: UserWithMessage, ...refusals },
      },
    },
    async (request, reply) => {
      const registered = await registerMember(deps, request.body, browserOf(request))
      reply.code(201)
      return welcome(request, reply, registered, registered.welcome)
    },
  )

  scope.post(
    '/api/auth/login',
    { schema: { tags, summary: 'Log in', body: Login, response: { 200: UserWithMessage, ...refusals } } },
    async (request, reply) => {
      const signedIn = await logIn(deps, request.body, browserOf(request), (err) => {
        request.log.warn({ err }, 'failed login not recorded')
      })
      return welcome(request, reply, signedIn, ({ accounts }, name) => accounts.welcomeBack({ name }))
    },
  )

  scope.post(
    '/api/auth/reset-password',
    {
      schema: {
        tags,
        summary: 'Set a password with a one-time link and log in',
        body: PasswordReset,
        response: { 200: UserWithMessage, ...refusals },
      },
    },
    async (request, reply) => {
      const signedIn = await resetPassword(deps, request.body, browserOf(request))
      return welcome(request, reply, signedIn, ({ accounts }) => accounts.passwordSet)
    },
  )
}

export function memberAccountRoutes(
  scope: Scope,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  cookies: SessionCookies,
): void {
  const answers = new RecentAnswers()

  scope.get(
    '/api/auth/me',
    { compress: false, schema: { tags, summary: 'Get the logged-in user', response: { 200: User, ...refusals } } },
    async (request, reply) => {
      const caller = callerOf(request)
      const text = await readUserText(database.read, caller)
      reply.header('vary', 'accept-encoding')
      await answers.send(request, reply, caller.id, text)
      return reply
    },
  )

  scope.post(
    '/api/auth/logout',
    { schema: { tags, summary: 'Log out', response: { 204: NoContent, ...refusals } } },
    async (request, reply) => {
      const { token_hash } = callerOf(request)
      await database.write(async (db) => {
        await deleteSession(db, token_hash)
        await recordEvent(db, actorOf(request), { kind: 'logged-out', at: now() })
      })
      request.log.info(sourceOf(request), 'logged out')
      cookies.clear(reply)
      clearCachedAnswers(reply)
      return reply.code(204).send(null)
    },
  )
}
