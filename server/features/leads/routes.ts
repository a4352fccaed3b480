import multipart from '@fastify/multipart'
import { UserParams } from 'contract/common'
import { MailToken, Said } from 'contract/invitations'
import {
  ContactChoice,
  ContactConfirmation,
  ContactConfirmed,
  LeadForm,
  LeadImport,
  LeadImportReport,
  LeadPool,
} from 'contract/leads'
import { ContactQuery, Contacts } from 'contract/rewards'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { callerOf, languageOf, messagesFor } from '#server/features/sessions/public.ts'
import { FILE_TIME } from '#server/http/body-times.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { askForContact } from './ask-for-contact.ts'
import { chooseContact } from './choose-contact.ts'
import { confirmContact } from './confirm-contact.ts'
import { importLeads, previewLeads } from './import-leads.ts'
import { poolCounts } from './queries.ts'
import { readContactPage } from './read-contact-page.ts'
import { LEAD_FORM_LIMITS, receiveLeadFile } from './receive-lead-file.ts'

const tags = ['leads']

export function leadRoutes(scope: Scope, deps: Dependencies): void {
  scope.post(
    '/api/leads',
    { schema: { tags, summary: 'Ask to be contacted', body: LeadForm, response: { 201: Said, ...refusals } } },
    async (request, reply) => {
      const thanks = await askForContact(deps, request.body, { ip: request.ip, language: languageOf(request) })
      return reply.code(201).send({ message: thanks(messagesFor(request)) })
    },
  )

  scope.post(
    '/api/leads/confirm',
    {
      schema: {
        tags,
        summary: 'Confirm with an emailed link that a member may make contact',
        body: ContactConfirmation,
        response: { 200: ContactConfirmed, ...refusals },
      },
    },
    async (request) => {
      const { isNew } = await confirmContact(deps, request.body.token)
      const { leads } = messagesFor(request)
      return { message: isNew ? leads.confirmed : leads.confirmedBefore, isNew }
    },
  )

  scope.post(
    '/api/contact-choices/:token',
    {
      schema: {
        tags,
        summary: 'End all contact, or erase your details, with an emailed link',
        params: MailToken,
        body: ContactChoice,
        response: { 200: Said, ...refusals },
      },
    },
    async (request) => {
      const done = await chooseContact(deps, request.params.token, request.body.choice)
      return { message: done(messagesFor(request)) }
    },
  )
}

/** In the scope of a member's own id. */
export function ownContactRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  scope.get(
    '/contacts',
    {
      schema: {
        tags,
        summary: 'List the people who asked this member to contact them',
        params: UserParams,
        querystring: ContactQuery,
        response: { 200: Contacts, ...refusals },
      },
    },
    async (request) => readContactPage(database.read, callerOf(request).id, request.query.after),
  )
}

/** In the scope of administrators. */
export function leadAdministrationRoutes(
  scope: Scope,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
): void {
  scope.get(
    '/api/admin/leads',
    { schema: { tags, summary: 'Get the size of the lead pool', response: { 200: LeadPool, ...refusals } } },
    async () => poolCounts(database.read, now()),
  )
}

/** In a separate scope inside that of administrators, which accepts only forms. */
export async function leadImportRoutes(scope: Scope, deps: Dependencies): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  await scope.register(multipart, { limits: LEAD_FORM_LIMITS, throwFileSizeLimit: false })

  const calls = [
    ['preview', 'Preview an import of leads', previewLeads],
    ['import', 'Import leads and email each a link to confirm', importLeads],
  ] as const
  for (const [name, summary, run] of calls) {
    scope.post(
      `/api/admin/leads/${name}`,
      {
        config: { bodyTime: FILE_TIME },
        // The form becomes the body before it's validated.
        preValidation: async (request) => {
          request.body = (await receiveLeadFile(request)) as LeadImport
        },
        schema: {
          tags,
          summary,
          consumes: ['multipart/form-data'],
          body: LeadImport,
          response: { 200: LeadImportReport, ...refusals },
        },
      },
      async (request) => run(deps, actorOf(request), request.body, messagesFor(request)),
    )
  }
}
