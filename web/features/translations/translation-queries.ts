import { queryOptions } from '@tanstack/react-query'
import type { Translation, TranslationImport, TranslationSummary } from 'contract/translations'
import * as messages from 'messages/translations'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get, post, put, remove } from '#web/client/api/api.ts'
import { CONTENT_KEYS, queryKeys } from '#web/client/api/query-keys.ts'
import { readFile } from '#web/client/api/read-file.ts'
import { useUpload } from '#web/client/api/upload.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'

/** What a translation is of, as it stands in its address: `mission/1`. */
export type TranslationKey = string

const addressOf = (language: string) => `/api/admin/translations/${language}`

/** Each save of an original changes the states and texts of its translations. */
const CHANGED_ELSEWHERE = { staleTime: 0 }

export function translationsQuery(language: string) {
  return queryOptions({
    queryKey: [...adminQueryKeys.translations, language],
    queryFn: ({ signal }) => get<TranslationSummary[]>(addressOf(language), signal),
    ...CHANGED_ELSEWHERE,
  })
}

export function translationQuery(language: string, key: TranslationKey) {
  return queryOptions({
    queryKey: [...adminQueryKeys.translations, language, key],
    queryFn: ({ signal }) => get<Translation>(`${addressOf(language)}/${key}`, signal),
    ...CHANGED_ELSEWHERE,
  })
}

export function exportAddress(language: string): string {
  return `${addressOf(language)}/export`
}

const SHOWN_IN = [adminQueryKeys.translations, queryKeys.conversations, queryKeys.disclosure, ...CONTENT_KEYS]

type Update = { texts: { path: string; text: string }[]; originalVersion: string; updatedAt: string | null }

export function useSaveTranslation(
  language: string,
  key: TranslationKey,
  onSaved: (now: Translation, sent: Update) => void,
) {
  return useToastMutation({
    send: (update: Update) => put<Translation>(`${addressOf(language)}/${key}`, update),
    done: () => ({ title: messages.saved, description: messages.savedHint }),
    failed: messages.saveFailed,
    invalidates: SHOWN_IN,
    onSaved,
  })
}

export function useReviewTranslation(language: string, key: TranslationKey) {
  return useToastMutation({
    send: (updatedAt: string) => post<Translation>(`${addressOf(language)}/${key}/review`, { updatedAt }),
    done: () => ({ title: messages.markedReviewed }),
    failed: messages.reviewFailed,
    invalidates: [adminQueryKeys.translations],
    waits: true,
  })
}

export function useDeleteTranslation(language: string, key: TranslationKey, onSaved: () => void) {
  return useToastMutation({
    send: () => remove(`${addressOf(language)}/${key}`),
    done: () => ({ title: messages.removed }),
    failed: messages.removeFailed,
    invalidates: SHOWN_IN,
    onSaved,
  })
}

export function useImportTranslations(language: string) {
  const { send } = useUpload()
  return useToastMutation({
    send: async (file: File) => send<TranslationImport>(`${addressOf(language)}/import`, asJson(await readFile(file))),
    done: ({ saved, unchanged }) => ({
      title: messages.imported,
      description: messages.importedHint({ saved, unchanged }),
    }),
    // It stays on the page.
    failed: () => undefined,
    invalidates: SHOWN_IN,
  })
}

/** @throws an Error with a sentence for the person when the text is no JSON */
function asJson(text: string): Blob {
  try {
    JSON.parse(text)
  } catch (cause) {
    throw new Error(messages.noJson, { cause })
  }
  return new Blob([text], { type: 'application/json' })
}
