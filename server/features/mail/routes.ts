import { type FailedMail, FailedMails, MailParams } from 'contract/administration'
import { NoContent } from 'contract/common'
import { MailToken, Said } from 'contract/invitations'
import type { Topic } from 'game/notifications'
import type { ServerMessages } from 'messages/server'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf, recordAudit } from '#server/features/audit/public.ts'
import { messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { failedMails, retryFailedMail } from './outbox-queries.ts'
import { topicName } from './topic-name.ts'
import { unsubscribe } from './unsubscribe.ts'

const tags = ['mail']

/** In bytes, for the body that a mail program sends to unsubscribe. It adds nothing to the address. */
const BODY_LIMIT = 4_096

const FAILED_SHOWN = 100

/**
 * For mail programs, which send this one call for their user without session and origin (RFC 8058). Its body, a form or
 * nothing, is ignored.
 */
export function unsubscribeRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, async () => undefined)
  scope.post(
    '/unsubscribe/:token',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Stop invitations to an address, or emails to a member about a topic',
        params: MailToken,
        response: { 200: Said, ...refusals },
      },
    },
    async (request) => {
      return { message: unsubscribedText(await unsubscribe(deps, request.params.token), messagesFor(request)) }
    },
  )
}

/** @param topic null for invitations */
function unsubscribedText(topic: Topic | null, { mail }: ServerMessages): string {
  return topic === null ? mail.stoppedInvitations : mail.stoppedTopic({ topic: topicName(topic) })
}

/** In the scope of administrators. */
export function mailAdministrationRoutes(
  scope: Scope,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
): void {
  scope.get(
    '/api/admin/mail/failed',
    {
      schema: {
        tags,
        summary: 'List the emails that could not be sent',
        response: { 200: FailedMails, ...refusals },
      },
    },
    async () => (await failedMails(database.read, FAILED_SHOWN)).map(failedMailView),
  )

  scope.post(
    '/api/admin/mail/:id/retry',
    {
      schema: {
        tags,
        summary: 'Retry a failed email',
        params: MailParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await database.write(async (db) => {
        if (!(await retryFailedMail(db, id, now()))) throw new Refusal('MAIL_NOT_FOUND')
        const states = { before: { state: 'failed' }, after: { state: 'waiting' } }
        const target = { kind: 'mail', id }
        await recordAudit(db, actorOf(request), { kind: 'mail-retried', at: now(), target, ...states })
      })
      return reply.code(204).send(null)
    },
  )
}

type FailedMailRow = Awaited<ReturnType<typeof failedMails>>[number]

function failedMailView(mail: FailedMailRow): FailedMail {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.to_address,
    subject: mail.subject,
    tries: mail.tries,
    lastError: mail.last_error ?? '',
    createdAt: new Date(mail.created_at).toISOString(),
  }
}
