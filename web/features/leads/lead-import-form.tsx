import * as messages from 'messages/leads'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { checkImport, EMPTY_IMPORT, type ImportProblems, type ImportValues } from './import-values.ts'
import { ImportReport } from './lead-import-report.tsx'
import { useLeadImport } from './use-lead-import.ts'

/** Invites people into the pool: what the file would bring is shown first, and only then stored. */
export function LeadImportForm() {
  const [values, setValues] = useState(EMPTY_IMPORT)
  const [problems, setProblems] = useState<ImportProblems>({})
  const [round, setRound] = useState(0)
  const leads = useLeadImport(() => {
    setValues({ ...values, file: null })
    setRound(round + 1)
  })

  const change = (changes: Partial<ImportValues>) => {
    setValues({ ...values, ...changes })
    setProblems({})
    leads.forget()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (leads.isPending) return
    const found = checkImport(values)
    setProblems(found)
    if (Object.keys(found).length === 0) leads.send(leads.preview ? 'import' : 'preview', values)
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
        <ImportFields key={round} values={values} problems={problems} change={change} />
        {leads.share !== undefined && <Progress share={leads.share} onStop={leads.callOff} />}
        {leads.error && (
          <Banner tone="danger" role="alert">
            <p>{sentenceOf(leads.error, messages.fileUnreadable)}</p>
          </Banner>
        )}
        {leads.preview && <ImportReport report={leads.preview} title={messages.wouldAdd} />}
        {leads.report && <ImportReport report={leads.report} title={messages.wasImported} done />}
        {leads.preview && toBring === 0 ? (
          <p className="text-ink-soft">{messages.noneToImport}</p>
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

type ImportFieldsProps = {
  values: ImportValues
  problems: ImportProblems
  change: (changes: Partial<ImportValues>) => void
}

function ImportFields({ values, problems, change }: ImportFieldsProps) {
  return (
    <>
      <FileField
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
