import * as messages from 'messages/translations'
import { useState } from 'react'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { exportAddress, useImportTranslations } from './translation-queries.ts'

/** Exports and imports all content with its translations as one file. Errors in a file are shown on the page. */
export function TranslationFiles({ language }: { language: string }) {
  const [file, setFile] = useState<File | null>(null)
  const [round, setRound] = useState(0)
  const { mutate, isPending, error, reset } = useImportTranslations(language, () => {
    setFile(null)
    setRound(round + 1)
  })
  const choose = (chosen: File | null) => {
    reset()
    setFile(chosen)
  }
  const send = async () => {
    if (file !== null) mutate(await file.text())
  }
  return (
    <Card aria-labelledby="translation-files" className="grid gap-4">
      <h3 id="translation-files" className="heading-panel">
        {messages.file}
      </h3>
      <p className="text-ink-soft">{messages.fileHint}</p>
      <a href={exportAddress(language)} download className={buttonClass({ className: 'justify-self-start' })}>
        {messages.exportFile}
      </a>
      <FileField
        key={round}
        label={messages.importFile}
        hint={messages.chooseFile}
        accept=".json,application/json"
        onFile={choose}
      />
      {error && (
        <Banner tone="danger" role="alert">
          <p className="break-words">{sentenceOf(error, error.message || messages.importFailed)}</p>
        </Banner>
      )}
      <Button className="justify-self-start" disabled={file === null} pending={isPending} onClick={send}>
        {messages.importNow}
      </Button>
    </Card>
  )
}
