import { setImmediate } from 'node:timers/promises'
import { NoContent } from 'contract/common'
import {
  Translation,
  TranslationFile,
  TranslationImport,
  TranslationList,
  TranslationParams,
  TranslationReview,
  TranslationsParams,
  TranslationUpdate,
} from 'contract/translations'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import { LANGUAGES } from 'messages/languages'
import { boundedQueue } from '#server/bounded-queue.ts'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { importTranslations } from './import-translations.ts'
import { listOriginals } from './originals.ts'
import { listTranslations } from './queries.ts'
import { fileView, rowKey, summaryView } from './view.ts'
import { deleteTranslation, readTranslation, reviewTranslation, updateTranslation } from './write-translation.ts'

const tags = ['translations']

/** In bytes. A long conversation, as JSON in a script that takes three bytes a letter; all starter content beside a translation. */
const BODY_LIMIT = 512 * 1024
const FILE_LIMIT = 8 * 1024 * 1024

/** Lists, exports and imports. Each reads all content and keeps the processor busy, so they run one at a time. */
const WAITING_AT_MOST = 40

const ADDRESS = '/api/admin/translations/:language'

/** @throws Refusal NOT_FOUND */
function requireLanguage(code: string): string {
  const language = LANGUAGES.find((known) => known.code === code && code !== ORIGINAL_LANGUAGE)
  if (language === undefined) throw new Refusal('NOT_FOUND')
  return language.code
}

/** In the scope of administrators. */
export function translationAdministrationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  languageRoutes(scope, deps)
  translationRoutes(scope, deps)
}

function languageRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  const { read } = deps.database
  const inTurn = boundedQueue(1, WAITING_AT_MOST)

  scope.get(
    ADDRESS,
    {
      schema: {
        tags,
        summary: 'List all content with the state of its translation into a language',
        params: TranslationsParams,
        response: { 200: TranslationList, ...refusals },
      },
    },
    async (request) => {
      const language = requireLanguage(request.params.language)
      return inTurn(async () => {
        const { originals, rows } = await readAll(read, language)
        return originals.map((original) => summaryView(original, rows.get(rowKey(original.kind, original.id))))
      })
    },
  )

  scope.get(
    `${ADDRESS}/export`,
    {
      schema: {
        tags,
        summary: 'Export all content beside its translations into a language',
        params: TranslationsParams,
        response: { 200: TranslationFile, ...refusals },
      },
    },
    async (request, reply) => {
      const language = requireLanguage(request.params.language)
      reply.header('content-disposition', `attachment; filename="translations-${language}.json"`)
      return inTurn(async () => {
        const { originals, rows } = await readAll(read, language)
        return fileView(language, originals, rows)
      })
    },
  )

  scope.post(
    `${ADDRESS}/import`,
    {
      bodyLimit: FILE_LIMIT,
      schema: {
        tags,
        summary: 'Import translations into a language, all or none',
        params: TranslationsParams,
        body: TranslationFile,
        response: { 200: TranslationImport, ...refusals },
      },
    },
    async (request) => {
      const language = requireLanguage(request.params.language)
      return inTurn(() => importTranslations(deps, actorOf(request), language, request.body))
    },
  )
}

async function readAll(read: Db, language: string) {
  // The one before may have kept the processor busy; other requests are answered first.
  await setImmediate()
  const rows = new Map((await listTranslations(read, language)).map((row) => [rowKey(row.kind, row.entity), row]))
  return { originals: await listOriginals(read), rows }
}

function translationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  const params = TranslationParams
  const response = { 200: Translation, ...refusals }
  const paramsOf = (given: TranslationParams) => ({ ...given, language: requireLanguage(given.language) })

  scope.get(
    `${ADDRESS}/:kind/:entity`,
    { schema: { tags, summary: 'Get texts beside their translations', params, response } },
    async (request) => readTranslation(deps.database.read, paramsOf(request.params)),
  )

  scope.put(
    `${ADDRESS}/:kind/:entity`,
    {
      bodyLimit: BODY_LIMIT,
      schema: { tags, summary: 'Write a translation', params, body: TranslationUpdate, response },
    },
    async (request) => updateTranslation(deps, actorOf(request), paramsOf(request.params), request.body),
  )

  scope.post(
    `${ADDRESS}/:kind/:entity/review`,
    { schema: { tags, summary: 'Mark a translation as reviewed', params, body: TranslationReview, response } },
    async (request) => reviewTranslation(deps, actorOf(request), paramsOf(request.params), request.body.updatedAt),
  )

  scope.delete(
    `${ADDRESS}/:kind/:entity`,
    { schema: { tags, summary: 'Delete a translation', params, response: { 204: NoContent, ...refusals } } },
    async (request, reply) => {
      await deleteTranslation(deps, actorOf(request), paramsOf(request.params))
      return reply.code(204).send(null)
    },
  )
}
