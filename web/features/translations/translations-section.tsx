import { useQuery } from '@tanstack/react-query'
import type { TranslationSummary } from 'contract/translations'
import { ORIGINAL_LANGUAGE, TRANSLATED_KINDS } from 'game/translations'
import { LANGUAGES } from 'messages/languages'
import * as messages from 'messages/translations'
import { useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TranslationEditor } from './translation-editor.tsx'
import { TranslationFiles } from './translation-files.tsx'
import { type TranslationKey, translationsQuery } from './translation-queries.ts'
import { TranslationState, WORK, WORK_NAMES, type Work, workOf } from './translation-state.tsx'

const OTHERS = LANGUAGES.filter(({ code }) => code !== ORIGINAL_LANGUAGE)

/** The id of the section's heading. */
const TRANSLATIONS = 'translations'

type TranslationsView = {
  /** The language translated into; the first one where it's none. */
  language?: string | undefined
  /** What is in the editor. */
  translation?: TranslationKey | undefined
}

type TranslationsSectionProps = {
  view: TranslationsView
  /** @param focus the id of the element that takes the focus */
  onView: (changes: TranslationsView, focus?: string) => void
}

/** All content with the state of its translation, and the editor of one. */
export function TranslationsSection({ view, onView }: TranslationsSectionProps) {
  const language = OTHERS.find(({ code }) => code === view.language) ?? OTHERS[0]
  const { translation: edited } = view
  if (language === undefined) return null
  if (edited !== undefined) {
    const close = () => onView({ translation: undefined }, TRANSLATIONS)
    return <TranslationEditor key={`${language.code} ${edited}`} language={language} edited={edited} onClose={close} />
  }
  return (
    <section aria-labelledby={TRANSLATIONS} className="grid gap-4">
      <h2 id={TRANSLATIONS} tabIndex={-1} className="heading-section outline-none">
        {messages.heading}
      </h2>
      <SelectField
        label={messages.language}
        className="sm:max-w-80"
        value={language.code}
        options={OTHERS.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ currentTarget }) => onView({ language: currentTarget.value })}
      />
      <Contents language={language.code} onEdit={(translation) => onView({ translation })} />
      <TranslationFiles key={language.code} language={language.code} />
    </section>
  )
}

function Contents({ language, onEdit }: { language: string; onEdit: (key: TranslationKey) => void }) {
  const query = useQuery(translationsQuery(language))
  return (
    <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.listFailed}>
      {(contents) => <Filtered contents={contents} onEdit={onEdit} />}
    </Loaded>
  )
}

const EVERYTHING = 'everything'

type FilteredProps = { contents: readonly TranslationSummary[]; onEdit: (key: TranslationKey) => void }

function Filtered({ contents, onEdit }: FilteredProps) {
  const [kind, setKind] = useState<string>(EVERYTHING)
  const [work, setWork] = useState<string>(EVERYTHING)
  const ofKind = contents.filter((each) => kind === EVERYTHING || each.kind === kind)
  const shown = ofKind.filter((each) => work === EVERYTHING || workOf(each) === work)
  const count = (of: Work) => ofKind.filter((each) => workOf(each) === of).length
  const everything = { value: EVERYTHING, label: messages.everything }
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={messages.kind}
          value={kind}
          options={[
            everything,
            ...TRANSLATED_KINDS.map((value) => ({ value, label: messages.kindNames({ kind: value }) })),
          ]}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        />
        <SelectField
          label={messages.state}
          value={work}
          options={[
            everything,
            ...WORK.map((value) => ({
              value,
              label: messages.stateCount({ state: WORK_NAMES[value], count: count(value) }),
            })),
          ]}
          onChange={({ currentTarget }) => setWork(currentTarget.value)}
        />
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {messages.shown({ count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <NothingYet title={messages.nothing}>{messages.nothingHint}</NothingYet>
      ) : (
        <ul className="grid gap-2">
          {shown.map((each) => (
            <ContentRow key={`${each.kind} ${each.id}`} translation={each} onEdit={onEdit} />
          ))}
        </ul>
      )}
    </div>
  )
}

type ContentRowProps = { translation: TranslationSummary; onEdit: FilteredProps['onEdit'] }

function ContentRow({ translation, onEdit }: ContentRowProps) {
  const { kind, id, title } = translation
  return (
    <li className={classNames(CARD, 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 sm:px-4')}>
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="text-ink-soft text-sm">{messages.kindName({ kind })}</p>
        <h3 lang={ORIGINAL_LANGUAGE} dir="auto" className="line-clamp-2 font-semibold">
          {title}
        </h3>
      </div>
      <TranslationState translation={translation} />
      <Button aria-label={messages.translateNamed({ title })} onClick={() => onEdit(`${kind}/${id}`)}>
        {messages.translate}
      </Button>
    </li>
  )
}
