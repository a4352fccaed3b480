import { queryOptions } from '@tanstack/react-query'
import type { ConversationScript } from 'contract/conversation-script'
import type {
  CheckedConversation,
  ManagedConversation,
  ManagedConversationItem,
  ReadConversation,
} from 'contract/conversations'
import * as messages from 'messages/conversation-editor'
import { get, post, postRepeatable, put, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { readFile } from '#web/client/api/read-file.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useDropDraft } from '#web/client/forms/use-draft.ts'

const ADDRESS = '/api/admin/conversations'
const MANAGED = [...queryKeys.conversations, 'managed']

export function managedConversationsQuery() {
  return queryOptions({
    queryKey: [...MANAGED, 'list'],
    queryFn: ({ signal }) => get<ManagedConversationItem[]>(ADDRESS, signal),
  })
}

export function managedConversationQuery(slug: string) {
  return queryOptions({
    queryKey: [...MANAGED, 'one', slug],
    queryFn: ({ signal }) => get<ManagedConversation>(`${ADDRESS}/${slug}`, signal),
  })
}

/** The findings for a script that isn't saved yet. */
export function checkQuery(script: ConversationScript) {
  return queryOptions({
    queryKey: [...MANAGED, 'check', JSON.stringify(script)],
    queryFn: () => postRepeatable<CheckedConversation>(`${ADDRESS}/check`, { script }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

export function exportAddress(slug: string): string {
  return `${ADDRESS}/${slug}/export`
}

export function readYaml(yaml: string): Promise<ReadConversation> {
  return postRepeatable<ReadConversation>(`${ADDRESS}/read`, { yaml })
}

type Saved = { slug: string; script: ConversationScript; updatedAt?: string }

const INVALIDATES = [queryKeys.conversations]

export function useCreateConversation(onSaved: (saved: ManagedConversation) => void) {
  return useToastMutation({
    invalidates: INVALIDATES,
    waits: true,
    send: ({ slug, script }: Saved) => post<ManagedConversation>(ADDRESS, { slug, script }),
    done: ({ script }) => ({ title: messages.added, description: messages.isDraft({ title: script.title }) }),
    failed: (error) => messages.addFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

export function useSaveConversation(onSaved?: (saved: ManagedConversation, sent: Saved) => void) {
  return useToastMutation({
    invalidates: INVALIDATES,
    waits: true,
    send: ({ slug, script, updatedAt }: Saved) => put<ManagedConversation>(`${ADDRESS}/${slug}`, { script, updatedAt }),
    done: ({ script, version }) => ({
      title: messages.saved,
      description: messages.titleAndVersion({ title: script.title, version }),
    }),
    failed: (error) => messages.saveFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

export function usePublishConversation() {
  return useToastMutation({
    invalidates: INVALIDATES,
    waits: true,
    send: ({ slug, isPublished }: { slug: string; isPublished: boolean }) =>
      post<ManagedConversation>(`${ADDRESS}/${slug}/publication`, { isPublished }),
    done: ({ script: { title }, isPublished }) =>
      isPublished
        ? { title: messages.nowPublished, description: messages.isOpen({ title }) }
        : { title: messages.nowHidden, description: messages.isDraftAgain({ title }) },
    failed: (error) => sentenceOf(error, error.message),
  })
}

export function useDeleteConversation() {
  const dropDraft = useDropDraft()
  return useToastMutation({
    invalidates: INVALIDATES,
    waits: true,
    send: (slug: string) => remove(`${ADDRESS}/${slug}`),
    done: () => ({ title: messages.deleted, description: messages.isGone }),
    failed: (error) => messages.deleteFailed({ reason: sentenceOf(error, error.message) }),
    onSaved: (_, slug) => dropDraft(`conversation:${slug}`),
  })
}

/** Adds the conversation of a file, or saves it as a new version where there is one of that name. */
export function useImportConversation(known: readonly ManagedConversationItem[], onSaved: (slug: string) => void) {
  return useToastMutation({
    invalidates: INVALIDATES,
    waits: true,
    send: async (file: File) => {
      const { slug, script } = await readYaml(await readFile(file))
      return known.some((each) => each.slug === slug)
        ? put<ManagedConversation>(`${ADDRESS}/${slug}`, { script })
        : post<ManagedConversation>(ADDRESS, { slug, script })
    },
    done: ({ script, version }) => ({
      title: messages.imported,
      description: messages.titleAndVersion({ title: script.title, version }),
    }),
    // It stays on the page.
    failed: () => undefined,
    onSaved: ({ slug }) => onSaved(slug),
  })
}
