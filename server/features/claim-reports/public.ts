export { deleteExpiredReports } from './delete-expired-reports.ts'
export { personalData } from './personal-data.ts'
