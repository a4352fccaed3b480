import { useIsMutating, useQuery } from '@tanstack/react-query'
import type { ManagedConversationItem } from 'contract/conversations'
import * as messages from 'messages/conversation-editor'
import * as conversationsMessages from 'messages/conversations'
import { useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { FileImport } from '#web/client/forms/file-import.tsx'
import { GoneNotice } from '#web/client/forms/gone-notice.tsx'
import { useDropDraft, useHasDraft } from '#web/client/forms/use-draft.ts'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { focusSoon, useFocusInPlace } from '#web/client/page/focus.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EditorSkeleton, ListWithFormSkeleton } from '#web/ui/list-skeleton.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import {
  exportAddress,
  managedConversationQuery,
  managedConversationsQuery,
  useDeleteConversation,
  useImportConversation,
} from './managed-queries.ts'
import { NewConversationForm } from './new-conversation-form.tsx'

const ConversationEditor = lazyPart(
  async () => (await import('./conversation-editor.tsx')).ConversationEditor,
  <EditorSkeleton label={conversationsMessages.loadingOne} />,
)

/** The id of the heading above the list. */
const CONVERSATION_LIST = 'conversation-list'

/** The id of the button that opens the editor of one. */
const editButton = (slug: string) => `edit-conversation-${slug}`

type ConversationsSectionProps = {
  /** The slug of the conversation in the editor. */
  edited: string | undefined
  /** @param focus the id of the element that takes the focus */
  onEdit: (slug: string | undefined, focus?: string) => void
}

/** All conversations for the content manager, and the editor of one. */
export function ConversationsSection({ edited, onEdit }: ConversationsSectionProps) {
  const query = useQuery(managedConversationsQuery())
  // One that was just added isn't in the list before it has been fetched again.
  const isWriting = useIsMutating() > 0
  return (
    <Loaded
      query={query}
      loading={<ListWithFormSkeleton label={conversationsMessages.loadingList} />}
      failure={conversationsMessages.listFailed}
    >
      {(conversations) =>
        conversations.some(({ slug }) => slug === edited) && edited !== undefined ? (
          <Edited key={edited} slug={edited} onClose={() => onEdit(undefined, editButton(edited))} />
        ) : (
          <Conversations
            conversations={conversations}
            gone={isWriting || query.isError ? undefined : edited}
            onEdit={onEdit}
          />
        )
      }
    </Loaded>
  )
}

function Edited({ slug, onClose }: { slug: string; onClose: () => void }) {
  const query = useQuery(managedConversationQuery(slug))
  const heading = useFocusInPlace<HTMLHeadingElement>(true)
  return (
    <section aria-labelledby="edited-conversation" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} id="edited-conversation" tabIndex={-1} className="heading-section outline-none">
          <bdi>{query.data?.script.title ?? messages.conversation}</bdi>
        </h2>
        <div className="flex flex-wrap gap-2">
          <a href={exportAddress(slug)} download className={buttonClass()}>
            {messages.exportYaml}
          </a>
          <Button onClick={onClose}>{conversationsMessages.allConversations}</Button>
        </div>
      </div>
      <Loaded
        query={query}
        loading={<EditorSkeleton label={conversationsMessages.loadingOne} />}
        failure={conversationsMessages.oneFailed}
      >
        {(conversation) => <ConversationEditor conversation={conversation} />}
      </Loaded>
    </section>
  )
}

type ConversationsProps = {
  conversations: readonly ManagedConversationItem[]
  /** The slug of one that was to be edited and no longer exists. */
  gone: string | undefined
  onEdit: (slug: string) => void
}

function Conversations({ conversations, gone, onEdit }: ConversationsProps) {
  const [asked, setAsked] = useState<ManagedConversationItem | null>(null)
  const close = () => setAsked(null)
  const { mutate, isPending } = useDeleteConversation()
  const confirm = () => asked && mutate(asked.slug, { onSuccess: () => focusSoon(CONVERSATION_LIST), onSettled: close })
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby={CONVERSATION_LIST} className="grid gap-3">
        <h2 id={CONVERSATION_LIST} tabIndex={-1} className="heading-section outline-none">
          {messages.conversations}
        </h2>
        {conversations.length === 0 && (
          <NothingYet title={conversationsMessages.noneYet}>{messages.writeOne}</NothingYet>
        )}
        <ul className="grid gap-3">
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.slug}
              conversation={conversation}
              onEdit={() => onEdit(conversation.slug)}
              onDelete={() => setAsked(conversation)}
            />
          ))}
        </ul>
      </section>
      <div className="grid gap-4">
        {gone !== undefined && <GoneConversation slug={gone} />}
        <NewConversationForm onCreated={onEdit} />
        <ConversationImport conversations={conversations} onImported={onEdit} />
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={messages.deleteTitle}
        question={messages.deleteQuestion({ title: asked?.title ?? '' })}
        confirmLabel={messages.deleteIt}
        pending={isPending}
        onConfirm={confirm}
        onCancel={close}
      />
    </div>
  )
}

function GoneConversation({ slug }: { slug: string }) {
  const form = `conversation:${slug}`
  const hasDraft = useHasDraft(form)
  const dropDraft = useDropDraft()
  const discard = hasDraft ? () => dropDraft(form) : undefined
  return <GoneNotice sentence={messages.noLonger} hasDraft={false} onDiscard={discard} />
}

type RowProps = { conversation: ManagedConversationItem; onEdit: () => void; onDelete: () => void }

function ConversationRow({ conversation, onEdit, onDelete }: RowProps) {
  const { slug, title, partner, isPublished, version } = conversation
  const titleId = `managed-conversation-${slug}`
  const hasDraft = useHasDraft(`conversation:${slug}`)
  return (
    <li className={classNames(CARD, 'flex flex-wrap items-center gap-3 p-3 sm:p-4')}>
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <h3 id={titleId} className="heading-card">
          <bdi>{title}</bdi>
        </h3>
        <div className="flex flex-wrap gap-2">
          <Chip tone={isPublished ? 'done' : 'plain'}>{isPublished ? messages.published : messages.draft}</Chip>
          <Chip>{conversationsMessages.withPartner({ partner })}</Chip>
          <Chip>{messages.version({ version })}</Chip>
          {hasDraft && <Chip tone="earned">{messages.unsavedChanges}</Chip>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button id={editButton(slug)} aria-describedby={titleId} onClick={onEdit}>
          {messages.edit}
        </Button>
        <Button aria-describedby={titleId} onClick={onDelete}>
          {messages.deleteIt}
        </Button>
      </div>
    </li>
  )
}

type ImportProps = {
  conversations: readonly ManagedConversationItem[]
  onImported: (slug: string) => void
}

function ConversationImport({ conversations, onImported }: ImportProps) {
  return (
    <div className="grid gap-3 rounded-card border-2 border-control border-dashed p-3 sm:p-4">
      <FileImport
        label={messages.conversationFile}
        hint={messages.conversationFileHint}
        accept=".yaml,.yml"
        action={messages.importConversation}
        importing={useImportConversation(conversations, onImported)}
      />
    </div>
  )
}
