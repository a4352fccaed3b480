import { REPORT_MONTHS } from 'game/claim-reports'
import type { Dependencies } from '#server/dependencies.ts'
import { deleteReportsBefore } from './queries.ts'

/** Deletes reports that are older than a year, dealt with or not. */
export function deleteExpiredReports({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const oldest = new Date(now())
  oldest.setUTCMonth(oldest.getUTCMonth() - REPORT_MONTHS)
  return database.write((db) => deleteReportsBefore(db, oldest.getTime()))
}
