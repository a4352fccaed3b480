export { personalData } from './personal-data.ts'
export { insertConsent, recordProgressConsent } from './record-consent.ts'
