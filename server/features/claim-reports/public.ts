export { forgetReporter, reportsFrom } from './queries.ts'
export { sweepReports } from './sweep-reports.ts'
