export { deleteOldKeys, type KeyedRequest, runOnce } from './run-once.ts'
