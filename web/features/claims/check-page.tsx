import { CLAIM_KINDS, CLAIM_LANGUAGES, type ClaimLanguageCode } from 'game/claims/rule'
import * as messages from 'messages/claims'
import { LANGUAGES } from 'messages/languages'
import { useState } from 'react'
import { MissingPart } from '#web/client/lazy/lazy-part.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ClaimList } from './claim-list.tsx'
import { KIND_NAMES } from './kind-names.ts'
import { MarkedText } from './marked-text.tsx'
import { type Checked, useFindings } from './use-findings.ts'

/** Far above any post or email, and still checked within milliseconds. */
const TEXT_MAX = 20_000

/** /check: what a text claims, found in the browser while it’s written. */
export function CheckPage() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ClaimLanguageCode>()
  const { checked, recognized, isMissing, retry } = useFindings(text, chosen)
  return (
    <div className="grid gap-6">
      <div className="grid max-w-reading gap-2">
        <h1 className="heading-page">{messages.title}</h1>
        <p>{messages.about}</p>
        <p className="text-ink-soft">{messages.staysHere}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-3">
          <TextArea
            label={messages.yourText}
            rows={8}
            maxLength={TEXT_MAX}
            value={text}
            dir="auto"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <SelectField
            label={messages.textLanguage}
            className="max-w-xs"
            value={chosen ?? ''}
            onChange={({ currentTarget }) => setChosen(CLAIM_LANGUAGES.find((code) => code === currentTarget.value))}
            options={[{ value: '', label: recognizedAs(recognized) }, ...NAMES]}
          />
          <CopyButton
            text={text}
            copied={messages.textCopied}
            disabled={text.trim() === ''}
            className="justify-self-start"
          >
            {messages.copyText}
          </CopyButton>
        </div>
        <Card aria-labelledby="findings" className="grid gap-4">
          <h2 id="findings" className="heading-panel">
            {messages.whatWeFound}
          </h2>
          {isMissing ? <MissingPart onRetry={retry} /> : <Findings checked={checked} />}
        </Card>
      </div>
    </div>
  )
}

const NAMES = LANGUAGES.filter(({ code }) => CLAIM_LANGUAGES.includes(code)).map(({ code, name }) => ({
  value: code,
  label: name,
}))

/** The first choice: the language that the words tell. */
function recognizedAs(language: ClaimLanguageCode | undefined): string {
  const name = NAMES.find(({ value }) => value === language)?.label
  return name === undefined ? messages.recognized : messages.recognizedAs({ name })
}

function Findings({ checked }: { checked: Checked | undefined }) {
  const { text = '', language, findings = [] } = checked ?? {}
  const isEmpty = checked !== undefined && text.trim() === ''
  return (
    <>
      <p role="status" className="font-semibold">
        {checked === undefined ? messages.checking : isEmpty ? messages.nothingToCheck : said(findings.length)}
      </p>
      {isEmpty && <p className="text-ink-soft">{messages.whileYouType}</p>}
      {checked !== undefined && !isEmpty && findings.length === 0 && <NothingFound />}
      {checked && findings.length > 0 && (
        <>
          <ul aria-label={messages.byKind} className="flex flex-wrap gap-2">
            {CLAIM_KINDS.map((kind) => ({ kind, count: findings.filter((one) => one.kind === kind).length }))
              .filter(({ count }) => count > 0)
              .map(({ kind, count }) => (
                <li key={kind}>
                  <Chip tone="earned">{messages.kindCount({ kind: KIND_NAMES[kind], count })}</Chip>
                </li>
              ))}
          </ul>
          <section aria-label={messages.marked} className="rounded-md bg-sunken p-4">
            <MarkedText text={text} language={language} findings={findings} />
          </section>
          <ClaimList checked={checked} label={messages.findings} withCopy />
        </>
      )}
    </>
  )
}

function said(count: number): string {
  return count === 0 ? messages.noClaim : messages.claimsFound({ count })
}

function NothingFound() {
  return (
    <Banner tone="sky">
      <p>{messages.readAgain}</p>
    </Banner>
  )
}
