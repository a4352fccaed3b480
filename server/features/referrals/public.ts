export { deleteExpiredGuards, isDeviceOfDeleted, recordMailbox } from './guard-keys.ts'
export { personalData } from './personal-data.ts'
export { isGenuineReferral } from './queries.ts'
export { type QualifyingStep, qualifyReferral, recordReferral } from './record-referral.ts'
