import { adviceOn } from 'game/claims/advice'
import type { ClaimFinding } from 'game/claims/rule'
import * as messages from 'messages/claims'
import * as claims from 'messages/shared/claims'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { KIND_NAMES } from './kind-names.ts'
import type { Checked } from './use-findings.ts'

type ClaimListProps = {
  checked: Checked
  /** Fewer than were found, perhaps. */
  findings?: readonly ClaimFinding[]
  label: string
  withCopy?: boolean
}

/** The findings: the words, why they are a claim or may be one, what to write instead in the language of the text, and the source. */
export function ClaimList({ checked, findings = checked.findings, label, withCopy = false }: ClaimListProps) {
  const { language, suggestions } = checked
  return (
    <ol aria-label={label} className="grid gap-3">
      {findings.map((finding) => {
        const { why, how } = adviceOn(finding.advice, claims)
        const suggestion = suggestions[finding.advice]
        return (
          <li key={finding.start + finding.kind} className="grid gap-2 rounded-md border-2 border-rule bg-card p-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Chip tone="earned">{KIND_NAMES[finding.kind]}</Chip>
              <q className="wrap-anywhere min-w-0 font-semibold">
                <bdi lang={language}>{finding.words}</bdi>
              </q>
            </div>
            <p dir="auto">{finding.foundBy === 'classifier' ? messages.resembles : why}</p>
            <p>{messages.instead({ how, label: (inside) => <span className="font-semibold">{inside}</span> })}</p>
            <p lang={language} dir="auto" className="wrap-anywhere border-rule border-s-4 ps-3">
              <q>{suggestion}</q>
            </p>
            <p className="text-ink-soft text-sm">
              {messages.source({
                title: finding.source.title,
                link: (inside) => (
                  <a href={finding.source.url} target="_blank" rel="noreferrer" className="underline">
                    {inside}
                  </a>
                ),
              })}
            </p>
            {withCopy && (
              <CopyButton
                text={suggestion}
                copied={messages.suggestionCopied}
                aria-label={messages.copySuggestionFor({ words: finding.words })}
                className="justify-self-start"
              >
                {messages.copySuggestion}
              </CopyButton>
            )}
          </li>
        )
      })}
    </ol>
  )
}
