import { ActHeaders } from 'contract/acts'
import { NoContent, UserParams } from 'contract/common'
import { IdempotencyHeaders } from 'contract/invitations'
import {
  LoggedTalk,
  NewPerson,
  NewTalk,
  People,
  PeopleImport,
  PeopleImported,
  Person,
  PersonParams,
  PersonUpdate,
  TalkParams,
} from 'contract/people'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { callerOf, messagesFor } from '#server/features/sessions/public.ts'
import { actOfMember } from '#server/http/acts.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { addPerson, importPeople } from './add-people.ts'
import { deletePerson } from './delete-person.ts'
import { logTalk } from './log-talk.ts'
import { readPeople, readPerson } from './read-people.ts'
import { undoTalk } from './undo-talk.ts'
import { updatePerson } from './update-person.ts'

const tags = ['people']

/** In bytes: 2,000 people, each with a thousand characters of notes. */
const IMPORT_BODY = 4 * 1024 ** 2

/** In bytes: 4,000 characters of notes in any script. */
const PERSON_BODY = 64 * 1024

/** In the scope of a member's own id: nobody else, no administrator either, may read or write a member's list. */
export function ownPeopleRoutes(scope: Scope, deps: PeopleDependencies): void {
  listRoutes(scope, deps)
  personRoutes(scope, deps)
  talkRoutes(scope, deps)
}

function listRoutes(scope: Scope, deps: PeopleDependencies): void {
  scope.get(
    '/people',
    {
      schema: {
        tags,
        summary: 'List the people you know, those with a next step due first',
        params: UserParams,
        response: { 200: People, ...refusals },
      },
    },
    (request) => readPeople(deps, callerOf(request)),
  )

  scope.post(
    '/people',
    {
      bodyLimit: PERSON_BODY,
      schema: {
        tags,
        summary: 'Add a person to your private list',
        params: UserParams,
        headers: ActHeaders,
        body: NewPerson,
        response: { 201: Person, ...refusals },
      },
    },
    async (request, reply) => {
      reply.code(201)
      return addPerson(deps, { memberId: callerOf(request).id, ...actOfMember(request), body: request.body })
    },
  )

  scope.post(
    '/people/import',
    {
      bodyLimit: IMPORT_BODY,
      schema: {
        tags,
        summary: 'Add up to 2,000 people, all of them or nobody',
        params: UserParams,
        headers: IdempotencyHeaders,
        body: PeopleImport,
        response: { 200: PeopleImported, ...refusals },
      },
    },
    (request) => {
      const requestKey = request.headers['idempotency-key']
      return importPeople(deps, { memberId: callerOf(request).id, requestKey, body: request.body })
    },
  )
}

function personRoutes(scope: Scope, deps: Pick<PeopleDependencies, 'database' | 'now' | 'peopleKey'>): void {
  scope.get(
    '/people/:personId',
    {
      schema: {
        tags,
        summary: 'See a person with your notes and the last talks',
        params: PersonParams,
        response: { 200: Person, ...refusals },
      },
    },
    (request) => readPerson(deps, callerOf(request).id, request.params.personId),
  )

  scope.patch(
    '/people/:personId',
    {
      bodyLimit: PERSON_BODY,
      schema: {
        tags,
        summary: 'Change a person, or keep them with an empty change',
        params: PersonParams,
        headers: ActHeaders,
        body: PersonUpdate,
        response: { 200: Person, ...refusals },
      },
    },
    (request) => {
      const { personId } = request.params
      const act = actOfMember(request)
      return updatePerson(deps, { memberId: callerOf(request).id, personId, update: request.body, ...act })
    },
  )

  scope.delete(
    '/people/:personId',
    {
      schema: {
        tags,
        summary: 'Delete a person with all your notes and talks',
        params: PersonParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      await deletePerson(deps, callerOf(request).id, request.params.personId)
      return reply.code(204).send(null)
    },
  )
}

function talkRoutes(scope: Scope, deps: PeopleDependencies): void {
  scope.post(
    '/people/:personId/talks',
    {
      bodyLimit: PERSON_BODY,
      schema: {
        tags,
        summary: 'Log a talk: how it went and what comes next',
        params: PersonParams,
        headers: ActHeaders,
        body: NewTalk,
        response: { 200: LoggedTalk, ...refusals },
      },
    },
    (request) =>
      logTalk(deps, {
        member: callerOf(request),
        personId: request.params.personId,
        talk: request.body,
        ...actOfMember(request),
        messages: messagesFor(request),
      }),
  )

  scope.delete(
    '/people/:personId/talks/:talkId',
    {
      schema: {
        tags,
        summary: 'Take a talk back, and with it where it led unless that was changed since',
        params: TalkParams,
        response: { 200: Person, ...refusals },
      },
    },
    (request) => {
      const { personId, talkId } = request.params
      return undoTalk(deps, { memberId: callerOf(request).id, personId, talkId })
    },
  )
}
