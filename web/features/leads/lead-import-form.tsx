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
import { people, useLeadImport } from './use-lead-import.ts'

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
          Import leads
        </h2>
        <p className="text-ink-soft">
          Only people who asked to be contacted. Each of them gets an email with what they agreed to and a link to
          confirm it. They’re in the pool once they confirm; if they don’t within 7 days, their details are deleted.
        </p>
      </div>
      <form noValidate aria-label="Import leads" onSubmit={send} className="grid gap-4">
        <ImportFields key={round} values={values} problems={problems} change={change} />
        {leads.share !== undefined && <Progress share={leads.share} onStop={leads.callOff} />}
        {leads.error && (
          <Banner tone="danger" role="alert">
            <p>{sentenceOf(leads.error, 'The file could not be read.')}</p>
          </Banner>
        )}
        {leads.preview && <ImportReport report={leads.preview} title="What this file would add" />}
        {leads.report && <ImportReport report={leads.report} title="What was imported" done />}
        {leads.preview && toBring === 0 ? (
          <p className="text-ink-soft">No one in this file can be imported. Correct it or choose another.</p>
        ) : (
          <Button
            type="submit"
            variant={leads.preview ? 'go' : 'ink'}
            pending={leads.isPending}
            className="justify-self-start"
          >
            {leads.preview ? `Import ${people(toBring)}` : 'Check the file'}
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
        label="CSV file"
        hint="The first line is name,email. A phone column is allowed but not stored. At most 1 MiB and 5,000 lines, in UTF-8."
        accept=".csv,text/csv"
        error={problems.file}
        onFile={(file) => change({ file })}
      />
      <TextArea
        label="What they agreed to"
        hint="The exact words they saw and said yes to."
        maxLength={1000}
        value={values.consentText}
        error={problems.consentText}
        onChange={({ currentTarget }) => change({ consentText: currentTarget.value })}
      />
      <TextField
        label="Where they agreed"
        hint="For example a form or a fair, with the date, so that you can prove it later."
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
      <ProgressBar label="Sending the file" value={percent} valueText={`${percent}% sent`} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft text-sm">{percent < 100 ? `${percent}% sent` : 'Sent. We are reading it.'}</p>
        {percent < 100 && (
          <Button variant="plain" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
    </div>
  )
}
