export { personalData } from './personal-data.ts'
export { recordProgressConsent } from './record-consent.ts'
