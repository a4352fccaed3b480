export { type QualifyingStep, qualifyReferral, recordReferral } from './record-referral.ts'
