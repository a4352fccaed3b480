export { personalData } from './personal-data.ts'
export { sweepReports } from './sweep-reports.ts'
