import { useQuery } from '@tanstack/react-query'
import type { TranslatedText, Translation } from 'contract/translations'
import { ORIGINAL_LANGUAGE, type TranslatedKind } from 'game/translations'
import * as messages from 'messages/translations'
import { type FormEvent, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EditorSkeleton } from '#web/ui/list-skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { placeOf } from './place-of.ts'
import {
  type TranslationKey,
  translationQuery,
  useDeleteTranslation,
  useReviewTranslation,
  useSaveTranslation,
} from './translation-queries.ts'
import { TranslationState } from './translation-state.tsx'

type Language = { code: string; direction: 'ltr' | 'rtl' }
type EditorProps = { language: Language; edited: TranslationKey; onClose: () => void }

/** No text has this path. */
const ORIGINAL = 'original'

/** The texts of one thing, each next to its translation, or above it on a phone. */
export function TranslationEditor(props: EditorProps) {
  const query = useQuery(translationQuery(props.language.code, props.edited))
  return (
    <Loaded query={query} loading={<EditorSkeleton label={messages.loading} />} failure={messages.oneFailed}>
      {(translation) => <Editor translation={translation} {...props} />}
    </Loaded>
  )
}

function Editor({ translation, language, edited, onClose }: EditorProps & { translation: Translation }) {
  const [tried, setTried] = useState(false)
  const draft = useDraft(`translation:${language.code}/${edited}`, savedOf(translation))
  const { mutate, isPending, error } = useSaveTranslation(language.code, edited, (now, sent) => {
    const texts = Object.fromEntries(sent.texts.map(({ path, text }) => [path, text]))
    draft.settle({ [ORIGINAL]: sent.originalVersion, ...texts }, savedOf(now))
    setTried(false)
  })
  const isBlank = ({ path }: TranslatedText) => (draft.values[path] ?? '').trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const texts = translation.texts.map(({ path }) => ({ path, text: draft.values[path] ?? '' }))
    if (!isPending && !translation.texts.some(isBlank)) mutate({ texts, ...versionFrom(draft.version) })
  }
  return (
    <section aria-labelledby="edited-translation" className="grid gap-4">
      <EditorHeading translation={translation} onClose={onClose} />
      <DraftNotice what="text" draft={draft} labels={labelsOf(translation)} />
      <form noValidate aria-label={messages.heading} onSubmit={send} className="grid gap-5">
        {translation.texts.map((text) => (
          <TextPair
            key={text.path}
            kind={translation.kind}
            text={text}
            language={language}
            value={draft.values[text.path] ?? ''}
            error={tried && isBlank(text) ? messages.needsText : undefined}
            onChange={(value) => draft.change({ [text.path]: value })}
          />
        ))}
        <SaveRefusal error={error} draft={draft} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={isPending}>
            {messages.save}
          </Button>
          {translation.updatedAt !== null && (
            <SavedActions
              language={language.code}
              edited={edited}
              updatedAt={translation.updatedAt}
              isReviewed={translation.reviewedAt !== null}
              isDraft={draft.isDraft}
              onDeleted={onClose}
            />
          )}
        </div>
      </form>
    </section>
  )
}

const HINTS = { missing: messages.missingHint, changed: messages.changedHint, unfit: messages.unfitHint } as const

function EditorHeading({ translation, onClose }: { translation: Translation; onClose: () => void }) {
  const { kind, title, state, reviewedAt } = translation
  const heading = useFocusInPlace<HTMLHeadingElement>(true)
  const stateNow = useFocusInPlace<HTMLDivElement>(reviewedAt !== null)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-2">
          <p className="text-ink-soft text-sm">{messages.kindName({ kind })}</p>
          <h2
            ref={heading}
            id="edited-translation"
            tabIndex={-1}
            lang={ORIGINAL_LANGUAGE}
            dir="auto"
            className="heading-section outline-none"
          >
            {title}
          </h2>
          <div ref={stateNow} tabIndex={-1} className="outline-none">
            <TranslationState translation={translation} />
          </div>
        </div>
        <Button onClick={onClose}>{messages.all}</Button>
      </div>
      {state !== 'current' && (
        <Banner>
          <p>{HINTS[state]}</p>
        </Banner>
      )}
    </>
  )
}

type TextPairProps = {
  kind: TranslatedKind
  text: TranslatedText
  language: Language
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function TextPair({ kind, text, language, value, error, onChange }: TextPairProps) {
  const place = placeOf(kind, text.path)
  return (
    <div className="grid gap-x-5 gap-y-2 border-rule border-t-2 pt-4 md:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1.5 font-semibold">{messages.original}</p>
        <p lang={ORIGINAL_LANGUAGE} dir="ltr" className="whitespace-pre-wrap break-words rounded-md bg-sunken p-3">
          {text.original}
        </p>
      </div>
      <TextArea
        label={messages.textAt({ place })}
        lang={language.code}
        dir={language.direction}
        rows={2}
        hint={text.isChanged ? messages.changedText : undefined}
        error={error}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

type SavedActionsProps = {
  language: string
  edited: TranslationKey
  updatedAt: string
  isReviewed: boolean
  isDraft: boolean
  onDeleted: () => void
}

/** What can be done with an existing translation. */
function SavedActions({ language, edited, updatedAt, isReviewed, isDraft, onDeleted }: SavedActionsProps) {
  const [asking, setAsking] = useState(false)
  const review = useReviewTranslation(language, edited)
  const deletion = useDeleteTranslation(language, edited, onDeleted)
  return (
    <>
      {!isReviewed && (
        <Button
          aria-disabled={isDraft}
          title={isDraft ? messages.saveFirst : undefined}
          pending={review.isPending}
          onClick={() => review.mutate(updatedAt)}
        >
          {messages.markReviewed}
        </Button>
      )}
      <Button variant="plain" onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.removeTitle}
        question={messages.removeHint}
        confirmLabel={messages.remove}
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/**
 * What the form holds: the translation of each text by its path, and which original they are of, so that a draft of an older
 * one is said to be stale. Its version names both states that it was made from.
 */
function savedOf({ texts, originalVersion, updatedAt }: Translation) {
  const values: Record<string, string> = { [ORIGINAL]: originalVersion }
  for (const { path, translation } of texts) values[path] = translation ?? ''
  return { values, version: `${originalVersion} ${updatedAt ?? ''}` }
}

function versionFrom(version: string): { originalVersion: string; updatedAt: string | null } {
  const [originalVersion = '', updatedAt = ''] = version.split(' ')
  return { originalVersion, updatedAt: updatedAt === '' ? null : updatedAt }
}

function labelsOf({ kind, texts }: Translation): Record<string, string> {
  return Object.fromEntries(texts.map(({ path }) => [path, placeOf(kind, path)]))
}
