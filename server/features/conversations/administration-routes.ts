import { type StarterConversation, writeConversation } from 'content/load-conversations'
import { NoContent } from 'contract/common'
import {
  CheckedConversation,
  ConversationCheck,
  ConversationText,
  ConversationUpdate,
  ManagedConversation,
  ManagedConversationList,
  NewConversation,
  Publication,
  ReadConversation,
  SlugParams,
} from 'contract/conversations'
import Type from 'typebox'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { asAttachment, downloadName } from '#server/features/course-materials/public.ts'
import { messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { parseInWorker } from '#server/parse-in-worker.ts'
import { Refusal } from '#server/refusal.ts'
import { listConversations, readScript } from './queries.ts'
import { checkScript, managedItemView, managedView } from './view.ts'
import {
  createConversation,
  deleteConversation,
  publishConversation,
  requireConversation,
  updateConversation,
} from './write-conversations.ts'

const tags = ['conversations']

/** In bytes. The example has 20 kB; as JSON a script is a little larger than its file. */
const FILE_MAX = 128 * 1024
const BODY_LIMIT = 512 * 1024

const PARSER = new URL('./read-conversation-file.worker.ts', import.meta.url)

/** In the scope of administrators. */
export function conversationAdministrationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  readingRoutes(scope, deps)
  writingRoutes(scope, deps)
}

function readingRoutes(scope: Scope, { database: { read } }: Pick<Dependencies, 'database'>): void {
  scope.get(
    '/api/admin/conversations',
    {
      schema: {
        tags,
        summary: 'List all conversations, drafts included',
        response: { 200: ManagedConversationList, ...refusals },
      },
    },
    async () => (await listConversations(read)).map(managedItemView),
  )

  scope.get(
    '/api/admin/conversations/:slug',
    {
      schema: {
        tags,
        summary: 'Get a conversation with its script and what the rules say of it',
        params: SlugParams,
        response: { 200: ManagedConversation, ...refusals },
      },
    },
    async (request) => {
      const row = await requireConversation(read, request.params.slug)
      return managedView({ row, script: await readScript(read, row) }, messagesFor(request))
    },
  )

  scope.get(
    '/api/admin/conversations/:slug/export',
    {
      schema: {
        tags,
        summary: 'Export a conversation as a YAML file',
        params: SlugParams,
        response: { 200: Type.String({ description: 'YAML' }), ...refusals },
      },
    },
    async (request, reply) => {
      const { slug } = request.params
      const row = await requireConversation(read, slug)
      reply.header('content-disposition', asAttachment(downloadName(slug, 'yaml')))
      const yaml = writeConversation({ slug, script: await readScript(read, row) })
      return reply.type('application/yaml; charset=utf-8').send(yaml)
    },
  )

  scope.post(
    '/api/admin/conversations/check',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Check a script against the rules, without storing it',
        body: ConversationCheck,
        response: { 200: CheckedConversation, ...refusals },
      },
    },
    async (request) => checkScript(request.body.script, messagesFor(request)),
  )

  scope.post(
    '/api/admin/conversations/read',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Read a conversation from a YAML file, without storing it',
        body: ConversationText,
        response: { 200: ReadConversation, ...refusals },
      },
    },
    async (request) => {
      if (Buffer.byteLength(request.body.yaml) > FILE_MAX) {
        throw new Refusal('TOO_LARGE', { message: ({ files }) => files.conversationFileTooLarge })
      }
      const { slug, script } = await parseInWorker<StarterConversation>(PARSER, request.body.yaml)
      return { slug, script, ...checkScript(script, messagesFor(request)) }
    },
  )
}

function writingRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.post(
    '/api/admin/conversations',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Add a conversation as a draft',
        body: NewConversation,
        response: { 201: ManagedConversation, ...refusals },
      },
    },
    async (request, reply) => {
      const created = await createConversation(deps, actorOf(request), request.body)
      return reply.code(201).send(managedView(created, messagesFor(request)))
    },
  )

  scope.put(
    '/api/admin/conversations/:slug',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Save a new version of a conversation',
        params: SlugParams,
        body: ConversationUpdate,
        response: { 200: ManagedConversation, ...refusals },
      },
    },
    async (request) => {
      const updated = await updateConversation(deps, actorOf(request), request.params.slug, request.body)
      return managedView(updated, messagesFor(request))
    },
  )

  scope.post(
    '/api/admin/conversations/:slug/publication',
    {
      schema: {
        tags,
        summary: 'Publish a conversation that breaks no rule, or hide it',
        params: SlugParams,
        body: Publication,
        response: { 200: ManagedConversation, ...refusals },
      },
    },
    async (request) => {
      const published = await publishConversation(deps, actorOf(request), request.params.slug, request.body.isPublished)
      return managedView(published, messagesFor(request))
    },
  )

  scope.delete(
    '/api/admin/conversations/:slug',
    {
      schema: { tags, summary: 'Delete a conversation', params: SlugParams, response: { 204: NoContent, ...refusals } },
    },
    async (request, reply) => {
      await deleteConversation(deps, actorOf(request), request.params.slug)
      return reply.code(204).send(null)
    },
  )
}
