export { isDeviceOfDeleted, keepGuardsOf, noteMailbox, sweepGuards } from './guard-keys.ts'
export { type QualifyingStep, qualifyReferral, recordReferral } from './record-referral.ts'
