import { Accepted, EmailVerification, PasswordForgotten } from 'contract/account'
import { User } from 'contract/users'
import type { Dependencies } from '#server/dependencies.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf, languageOf, messagesFor } from '#server/features/sessions/public.ts'
import { routeOf } from '#server/http/route-of.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { forgotPassword } from './forgotten-password.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

const tags = ['accounts']

/** The calls behind links in emails. */
export function visitorMailboxRoutes(scope: Scope, deps: Dependencies): void {
  scope.post(
    '/api/auth/forgot-password',
    {
      schema: {
        tags,
        summary: 'Email a link to choose a new password',
        body: PasswordForgotten,
        response: { 202: Accepted, ...refusals },
      },
    },
    async (request, reply) => {
      await forgotPassword(deps, request.body.email, { ip: request.ip, language: languageOf(request) })
      reply.code(202)
      return { message: messagesFor(request).accounts.linkOnItsWay }
    },
  )

  scope.post(
    '/api/auth/verify-email',
    {
      schema: {
        tags,
        summary: 'Confirm an address, or change to it, with an emailed link',
        body: EmailVerification,
        response: { 200: User, ...refusals },
      },
    },
    async (request) => {
      const browser = { ip: request.ip, language: languageOf(request), route: routeOf(request) }
      return readUser(deps.database.read, await verifyEmail(deps, request.body.token, browser))
    },
  )
}

export function memberMailboxRoutes(scope: Scope, deps: Dependencies): void {
  scope.post(
    '/api/auth/send-verification',
    {
      schema: {
        tags,
        summary: 'Email a link to confirm your address',
        response: { 202: Accepted, ...refusals },
      },
    },
    async (request, reply) => {
      await sendVerification(deps, callerOf(request).id, languageOf(request))
      reply.code(202)
      return { message: messagesFor(request).accounts.verificationSent }
    },
  )
}
