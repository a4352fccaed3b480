import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { ClaimReportTables } from '#server/database/tables/claim-reports.ts'

export type ReportRow = Selectable<ClaimReportTables['claim_reports']>

export async function insertReport(db: Transaction, report: Insertable<ClaimReportTables['claim_reports']>) {
  await db.insertInto('claim_reports').values(report).execute()
}

/** Open ones first, then the newest first. */
export function listReports(db: Db, atMost: number): Promise<ReportRow[]> {
  return db
    .selectFrom('claim_reports')
    .selectAll()
    .orderBy((eb) => eb.case().when('handled_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
}

export function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return db.selectFrom('claim_reports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @param handledAt in milliseconds since 1970; null opens it again */
export async function recordHandled(db: Transaction, id: string, handledAt: number | null): Promise<void> {
  await db.updateTable('claim_reports').set({ handled_at: handledAt }).where('id', '=', id).execute()
}

export async function deleteReportsBefore(db: Transaction, moment: number): Promise<void> {
  await db.deleteFrom('claim_reports').where('created_at', '<', moment).execute()
}
