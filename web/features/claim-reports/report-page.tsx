import type { ClaimReportForm } from 'contract/claim-reports'
import type { Said } from 'contract/invitations'
import { REPORT_LIMITS, REPORT_MONTHS } from 'game/claim-reports'
import { EMAIL_MAX } from 'game/email-address'
import * as messages from 'messages/claim-reports'
import { type FormEvent, useState } from 'react'
import { post } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Errors = { claim?: string | undefined; seenWhere?: string | undefined }

/** /report: anyone can tell the operator about a claim that looks wrong. */
export function ReportPage() {
  const report = useToastMutation({
    send: (form: ClaimReportForm) => post<Said>('/api/claim-reports', form),
    failed: (error) => ({
      title: messages.notSent,
      description: sentenceOf(error, messages.couldNotSend),
    }),
  })
  const heading = useFocusInPlace<HTMLHeadingElement>(report.isSuccess)
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        {messages.report}
      </h1>
      {report.data ? (
        <Banner tone="done" role="status">
          <p>{report.data.message}</p>
        </Banner>
      ) : (
        <>
          <p>{messages.about({ months: REPORT_MONTHS })}</p>
          <ReportForm pending={report.isPending} onSend={(form) => report.mutate(form)} />
        </>
      )}
    </div>
  )
}

function ReportForm({ pending, onSend }: { pending: boolean; onSend: (form: ClaimReportForm) => void }) {
  const [errors, setErrors] = useState<Errors>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const { claim, seenWhere, email } = readForm(form)
    const found = {
      claim: claim === '' ? messages.writeClaim : undefined,
      seenWhere: seenWhere === '' ? messages.writeSeen : undefined,
    }
    setErrors(found)
    const first = found.claim ? 'claim' : found.seenWhere ? 'seenWhere' : null
    if (first === null) onSend({ claim, seenWhere, email: email || null })
    else form.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
  }
  return (
    <form noValidate aria-label={messages.report} onSubmit={send} className="grid gap-4">
      <TextArea
        label={messages.claim}
        name="claim"
        hint={messages.claimHint}
        rows={5}
        maxLength={REPORT_LIMITS.claim}
        required
        error={errors.claim}
        onChange={() => setErrors({ ...errors, claim: undefined })}
      />
      <TextField
        label={messages.seenWhere}
        name="seenWhere"
        hint={messages.seenHint}
        maxLength={REPORT_LIMITS.seenWhere}
        required
        error={errors.seenWhere}
        onChange={() => setErrors({ ...errors, seenWhere: undefined })}
      />
      <TextField
        label={messages.yourEmail}
        name="email"
        hint={messages.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        optional
      />
      <Button type="submit" variant="go" size="lg" wide pending={pending} className="mt-2">
        {messages.send}
      </Button>
    </form>
  )
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return { claim: text('claim'), seenWhere: text('seenWhere'), email: text('email') }
}
