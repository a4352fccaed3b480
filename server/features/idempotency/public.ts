export { personalData } from './personal-data.ts'
export { deleteOldKeys, type KeyedRequest, runOnce } from './run-once.ts'
