export { type Act, recordAudit } from './record-audit.ts'
