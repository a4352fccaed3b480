import { CLAIM_KINDS } from 'game/claims/rule'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { counted } from '#web/ui/counted.ts'
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
  const checked = useFindings(text)
  return (
    <div className="grid gap-6">
      <div className="grid max-w-reading gap-2">
        <h1 className="heading-page">Check your text</h1>
        <p>
          Paste a post, a message or an email. You’ll see which words promise too much, why, and what you could write
          instead. It’s advice: a rule can miss a claim, or find one where there’s none.
        </p>
        <p className="text-ink-soft">Your text stays in this browser. Nothing is sent to us or stored.</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-3">
          <TextArea
            label="Your text"
            rows={8}
            maxLength={TEXT_MAX}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <CopyButton
            text={text}
            copied="Your text is copied."
            disabled={text.trim() === ''}
            className="justify-self-start"
          >
            Copy text
          </CopyButton>
        </div>
        <Card aria-labelledby="findings" className="grid gap-4">
          <h2 id="findings" className="heading-panel">
            What we found
          </h2>
          <Findings checked={checked} />
        </Card>
      </div>
    </div>
  )
}

function Findings({ checked: { text, findings } }: { checked: Checked }) {
  const isEmpty = text.trim() === ''
  return (
    <>
      <p role="status" className="font-semibold">
        {isEmpty ? 'Nothing to check yet.' : said(findings.length)}
      </p>
      {isEmpty && <p className="text-ink-soft">Your findings appear here while you type.</p>}
      {!isEmpty && findings.length === 0 && <NothingFound />}
      {findings.length > 0 && (
        <>
          <ul aria-label="By kind" className="flex flex-wrap gap-2">
            {CLAIM_KINDS.map((kind) => ({ kind, count: findings.filter((one) => one.kind === kind).length }))
              .filter(({ count }) => count > 0)
              .map(({ kind, count }) => (
                <li key={kind}>
                  <Chip tone="earned">
                    {KIND_NAMES[kind]}: {count}
                  </Chip>
                </li>
              ))}
          </ul>
          <section aria-label="Your text, with the words marked" className="rounded-md bg-sunken p-4">
            <MarkedText text={text} findings={findings} />
          </section>
          <ClaimList findings={findings} label="Findings" withCopy />
        </>
      )}
    </>
  )
}

function said(count: number): string {
  return count === 0 ? 'We found no claim in this text.' : `${counted(count, 'claim')} in this text.`
}

function NothingFound() {
  return (
    <Banner tone="sky">
      <p>
        Please read it once more yourself: is it true, can you show it, and does the reader see that you gain by it?
      </p>
    </Banner>
  )
}
