import type { TranslationImport } from 'contract/translations'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import * as messages from 'messages/translations'
import { FileImport } from '#web/client/forms/file-import.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { exportAddress, useImportTranslations } from './translation-queries.ts'

/** Exports and imports all content with its translations as one file. */
export function TranslationFiles({ language }: { language: string }) {
  const importing = useImportTranslations(language)
  const kept = importing.data?.kept ?? []
  return (
    <Card aria-labelledby="translation-files" className="grid gap-4">
      <h3 id="translation-files" className="heading-panel">
        {messages.file}
      </h3>
      <p className="text-ink-soft">{messages.fileHint}</p>
      <a href={exportAddress(language)} download className={buttonClass({ className: 'justify-self-start' })}>
        {messages.exportFile}
      </a>
      <FileImport
        label={messages.importFile}
        hint={messages.chooseFile}
        accept=".json,application/json"
        action={messages.importNow}
        importing={importing}
      />
      {kept.length > 0 && <Kept translations={kept} />}
    </Card>
  )
}

/** What was changed here after the file was exported, and so isn't replaced by what the file has. */
function Kept({ translations }: { translations: TranslationImport['kept'] }) {
  const count = translations.length
  return (
    <Banner tone="earned" role="status" title={messages.kept({ count })}>
      <p>{messages.keptHint({ count })}</p>
      <ul className="mt-2 grid gap-1">
        {translations.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`} className="flex flex-wrap gap-x-2">
            <span className="text-ink-soft">{messages.kindName({ kind })}</span>
            <bdi lang={ORIGINAL_LANGUAGE}>{title}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
