export { deleteOldKeys, forgetKeysOf, type KeyedRequest, runOnce } from './run-once.ts'
