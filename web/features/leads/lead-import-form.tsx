import * as messages from 'messages/leads'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { checkImport, type ImportProblems, type ImportValues, NO_CONSENT } from './import-values.ts'
import { ImportReport } from './lead-import-report.tsx'
import { useLeadImport } from './use-lead-import.ts'

/** Invites people into the pool: what the file would bring is shown first, and only then stored. */
export function LeadImportForm() {
  const draft = useDraft('lead-import', { values: NO_CONSENT, isNew: true })
  const [{ file, fileKey }, setChoice] = useState<{ file: File | null; fileKey: number }>({ file: null, fileKey: 0 })
  const values = { ...draft.values, file }
  const [problems, setProblems] = useState<ImportProblems>({})
  const leads = useLeadImport(values, ({ file: sent, ...consent }) => {
    // The next file may be of the same people.
    draft.settle(consent, { values: consent, isNew: true })
    // Another one may have been chosen meanwhile.
    setChoice((now) => (now.file === sent ? { file: null, fileKey: now.fileKey + 1 } : now))
  })

  const change = ({ file: chosen, ...consent }: Partial<ImportValues>) => {
    if (chosen !== undefined) setChoice({ file: chosen, fileKey })
    else draft.change(consent)
    setProblems({})
    leads.forget()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (leads.isPending) return
    const found = checkImport(values)
    setProblems(found)
    if (Object.keys(found).length === 0) leads.send(leads.preview ? 'import' : 'preview')
  }
  const toBring = leads.preview?.accepted ?? 0
  return (
    <Card aria-labelledby="import" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="import" className="heading-panel">
          {messages.importLeads}
        </h2>
        <p className="text-ink-soft">{messages.aboutImport}</p>
      </div>
      <form noValidate aria-label={messages.importLeads} onSubmit={send} className="grid gap-4">
        <DraftNotice what="details" draft={draft} labels={{}} />
        <ImportFields fileKey={fileKey} values={values} problems={problems} change={change} />
        {leads.share !== undefined && <Progress share={leads.share} onStop={leads.callOff} />}
        {leads.error && (
          <Banner tone="danger" role="alert">
            <p>{sentenceOf(leads.error, messages.fileUnreadable)}</p>
          </Banner>
        )}
        {leads.preview && <ImportReport report={leads.preview} title={messages.wouldAdd} />}
        {leads.report && <ImportReport report={leads.report} title={messages.wasImported} done />}
        {leads.preview && toBring === 0 ? (
          <NoneToImport />
        ) : (
          <Button
            type="submit"
            variant={leads.preview ? 'go' : 'ink'}
            pending={leads.isPending}
            className="justify-self-start"
          >
            {leads.preview ? messages.importPeople({ count: toBring }) : messages.checkFile}
          </Button>
        )}
      </form>
    </Card>
  )
}

/** It takes the place of the button that was pressed. */
function NoneToImport() {
  return (
    <p ref={useFocusInPlace<HTMLParagraphElement>(true)} tabIndex={-1} className="text-ink-soft outline-none">
      {messages.noneToImport}
    </p>
  )
}

type ImportFieldsProps = {
  /** Another one clears the file. */
  fileKey: number
  values: ImportValues
  problems: ImportProblems
  change: (changes: Partial<ImportValues>) => void
}

function ImportFields({ fileKey, values, problems, change }: ImportFieldsProps) {
  return (
    <>
      <FileField
        key={fileKey}
        label={messages.csvFile}
        hint={messages.csvHint}
        accept=".csv,text/csv"
        error={problems.file}
        onFile={(file) => change({ file })}
      />
      <TextArea
        label={messages.whatTheyAgreedTo}
        hint={messages.whatTheyAgreedToHint}
        maxLength={1000}
        value={values.consentText}
        error={problems.consentText}
        onChange={({ currentTarget }) => change({ consentText: currentTarget.value })}
      />
      <TextField
        label={messages.whereTheyAgreed}
        hint={messages.whereTheyAgreedHint}
        maxLength={300}
        value={values.consentSource}
        error={problems.consentSource}
        onChange={({ currentTarget }) => change({ consentSource: currentTarget.value })}
      />
    </>
  )
}

function Progress({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-2">
      <ProgressBar label={messages.sendingFile} value={percent} valueText={messages.percentSent({ percent })} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft text-sm">
          {percent < 100 ? messages.percentSent({ percent }) : messages.readingIt}
        </p>
        {percent < 100 && (
          <Button variant="plain" onClick={onStop}>
            {messages.stop}
          </Button>
        )}
      </div>
    </div>
  )
}
