import type { ClaimReportForm } from 'contract/claim-reports'
import type { Said } from 'contract/invitations'
import { REPORT_LIMITS, REPORT_MONTHS } from 'game/claim-reports'
import { EMAIL_MAX } from 'game/email-address'
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

/** /report: anybody can tell the people who run the site about a claim that looks wrong. */
export function ReportPage() {
  const report = useToastMutation({
    send: (form: ClaimReportForm) => post<Said>('/api/claim-reports', form),
    failed: (error) => ({
      title: 'Not sent',
      description: sentenceOf(error, 'Your report could not be sent. Please try again.'),
    }),
  })
  const heading = useFocusInPlace<HTMLHeadingElement>(report.isSuccess)
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        Report a claim
      </h1>
      {report.data ? (
        <Banner tone="done" role="status">
          <p>{report.data.message}</p>
        </Banner>
      ) : (
        <>
          <p>
            Has a member, or this site, promised income, made a claim about health, or said something else that isn’t
            true? Tell the people who run the site. We keep reports for {REPORT_MONTHS} months.
          </p>
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
      claim: claim === '' ? 'Write what was claimed.' : undefined,
      seenWhere: seenWhere === '' ? 'Write where you saw or heard it.' : undefined,
    }
    setErrors(found)
    const first = found.claim ? 'claim' : found.seenWhere ? 'seenWhere' : null
    if (first === null) onSend({ claim, seenWhere, email: email || null })
    else form.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
  }
  return (
    <form noValidate aria-label="Report a claim" onSubmit={send} className="grid gap-4">
      <TextArea
        label="The claim"
        name="claim"
        hint="As exactly as you remember it."
        rows={5}
        maxLength={REPORT_LIMITS.claim}
        required
        error={errors.claim}
        onChange={() => setErrors({ ...errors, claim: undefined })}
      />
      <TextField
        label="Where you saw it"
        name="seenWhere"
        hint="A link, or who said it and when."
        maxLength={REPORT_LIMITS.seenWhere}
        required
        error={errors.seenWhere}
        onChange={() => setErrors({ ...errors, seenWhere: undefined })}
      />
      <TextField
        label="Your email"
        name="email"
        hint="Only if you’d like an answer."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        optional
      />
      <Button type="submit" variant="go" size="lg" wide pending={pending} className="mt-2">
        Send report
      </Button>
    </form>
  )
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return { claim: text('claim'), seenWhere: text('seenWhere'), email: text('email') }
}
