import type { AuditEntry } from 'contract/audit'
import { Ban } from 'lucide-react'
import * as messages from 'messages/audit'
import type { ReactNode } from 'react'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { isolated, leftToRight } from '#web/ui/isolated.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { AUDIT_KIND_NAMES, changesOf, type FieldChange, titleOf } from './audit-words.ts'

/** One entry: what was done, by whom and to what, what changed, and from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { kind, at, outcome } = entry
  const target = targetOf(entry)
  const changes = changesOf(entry)
  const title = titleOf(entry)
  const isUnchanged = changes.length === 0 && entry.before !== null && entry.after !== null
  return (
    <li className={classNames(CARD, 'grid gap-2 p-3 sm:p-4')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="heading-card">{AUDIT_KIND_NAMES[kind]}</h3>
          {outcome === 'refused' && <Chip icon={<Ban size={16} aria-hidden />}>{messages.refused}</Chip>}
        </div>
        <p className="text-ink-soft text-sm">
          <Moment at={at} precise />
        </p>
      </div>
      <div className="wrap-anywhere">
        <p>{actorOf(entry)}</p>
        {target !== null && <p>{target}</p>}
        {title !== null && (
          <p dir="auto" className="font-semibold">
            {title}
          </p>
        )}
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      {isUnchanged && <p className="text-ink-soft text-sm">{messages.unchanged}</p>}
      <p className="wrap-anywhere text-ink-soft text-sm">{originOf(entry)}</p>
    </li>
  )
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft first-letter:uppercase">{field}</dt>
          <dd className="wrap-anywhere max-sm:mb-1">{changeOf(before, after)}</dd>
        </div>
      ))}
    </dl>
  )
}

function changeOf(before: string | null, after: string | null): ReactNode {
  if (before === null || after === null) return after ?? before
  return messages.changed({ was: () => isolated(before), is: () => isolated(after) })
}

/** Who did it: name and email where the person still has an account. */
function actorOf({ actor, actorKind: kind }: AuditEntry): ReactNode {
  if (actor === null) return messages.byKind({ kind })
  const { name, email } = actor
  if (email === null) return messages.byFormerMember
  return messages.byPerson({ name, email, who: isolated, address: leftToRight })
}

/** What it was done to; null where that adds nothing, as for a login. */
function targetOf({ actor, target, targetKind, targetId }: AuditEntry): ReactNode {
  if (target === null) {
    if (targetKind === null || targetId === null) return null
    return messages.affectsThing({ kind: targetKind.replaceAll('-', '_'), id: targetId, code: leftToRight })
  }
  if (target.id === actor?.id) return null
  const { name, email } = target
  if (email === null) return messages.affectsFormerMember
  return messages.affectsPerson({ name, email, who: isolated, address: leftToRight })
}

/** From which address block and by which route, if they are stored. */
function originOf({ addressBlock: address, route }: AuditEntry): ReactNode {
  if (address === null) return route && leftToRight(route)
  return route === null
    ? messages.from({ address, code: leftToRight })
    : messages.fromByRoute({ address, route, code: leftToRight })
}
