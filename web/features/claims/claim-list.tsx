import type { ClaimFinding } from 'game/claims/rule'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { KIND_NAMES } from './kind-names.ts'

type ClaimListProps = { findings: readonly ClaimFinding[]; label: string; withCopy?: boolean }

/** What was found: the words, why, what to write in their place, and where that is written. */
export function ClaimList({ findings, label, withCopy = false }: ClaimListProps) {
  return (
    <ol aria-label={label} className="grid gap-3">
      {findings.map((finding) => (
        <li key={finding.start + finding.kind} className="grid gap-2 rounded-md border-2 border-rule bg-card p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Chip tone="earned">{KIND_NAMES[finding.kind]}</Chip>
            <q className="wrap-anywhere min-w-0 font-semibold">{finding.words}</q>
          </div>
          <p>{finding.why}</p>
          <p>
            <span className="font-semibold">Instead:</span> {finding.rewrite}
          </p>
          <p className="text-ink-soft text-sm">
            Source:{' '}
            <a href={finding.source.url} target="_blank" rel="noreferrer" className="underline">
              {finding.source.title}
            </a>
          </p>
          {withCopy && (
            <CopyButton
              text={finding.rewrite}
              copied="Suggestion copied."
              aria-label={`Copy the suggestion for “${finding.words}”`}
              className="justify-self-start"
            >
              Copy the suggestion
            </CopyButton>
          )}
        </li>
      ))}
    </ol>
  )
}
