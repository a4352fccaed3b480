export { personalData } from './personal-data.ts'
export { readProgressConsent } from './read-consent.ts'
export { hasReadText, insertConsent, recordProgressConsent } from './record-consent.ts'
