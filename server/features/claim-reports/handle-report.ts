import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { Refusal } from '#server/refusal.ts'
import { findReport, type ReportRow, recordHandled } from './queries.ts'

/** Marks a report as dealt with, or opens it again. @throws Refusal REPORT_NOT_FOUND, ADMINISTRATORS_ONLY */
export function handleReport(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  { id, isHandled }: { id: string; isHandled: boolean },
): Promise<ReportRow> {
  return database.write(async (db) => {
    const report = await findReport(db, id)
    if (report === undefined) throw new Refusal('REPORT_NOT_FOUND')
    const wasHandled = report.handled_at !== null
    if (wasHandled === isHandled) return report
    const handledAt = isHandled ? now() : null
    await recordHandled(db, id, handledAt)
    await recordAudit(db, actor, {
      kind: 'claim-report-handled',
      at: now(),
      target: { kind: 'claim-report', id },
      before: { isHandled: wasHandled },
      after: { isHandled },
    })
    return { ...report, handled_at: handledAt }
  })
}
