import type { AuditEntry } from 'contract/audit'
import { Ban } from 'lucide-react'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Moment } from '#web/ui/moment.tsx'
import { AUDIT_KIND_NAMES, actorText, changesOf, type FieldChange, targetText } from './audit-words.ts'

/** One entry: what was done, by whom and to what, what changed, and from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { kind, at, outcome, addressBlock, route } = entry
  const target = targetText(entry)
  const changes = changesOf(entry)
  return (
    <li className={classNames(CARD, 'grid gap-2 p-3 sm:p-4')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="heading-card">{AUDIT_KIND_NAMES[kind]}</h3>
          {outcome === 'refused' && <Chip icon={<Ban size={16} aria-hidden />}>Refused</Chip>}
        </div>
        <p className="text-ink-soft text-sm">
          <Moment at={at} precise />
        </p>
      </div>
      <div className="wrap-anywhere">
        <p>By {actorText(entry)}</p>
        {target !== null && <p>Affects {target}</p>}
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      <p className="wrap-anywhere text-ink-soft text-sm">
        {[addressBlock && `From ${addressBlock}`, route].filter(Boolean).join(', ')}
      </p>
    </li>
  )
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft first-letter:uppercase">{field}</dt>
          <dd className="wrap-anywhere max-sm:mb-1">{changeText(before, after)}</dd>
        </div>
      ))}
    </dl>
  )
}

function changeText(before: string | null, after: string | null): string {
  if (before === null || after === null) return after ?? before ?? ''
  return `${before} → ${after}`
}
