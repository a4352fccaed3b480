export { forgetWhereRegistered } from './queries.ts'
export { type QualifyingStep, qualifyReferral, recordReferral } from './record-referral.ts'
