export { deleteDevicesOf, siteKeys } from './device-queries.ts'
export {
  type ClaimedPush,
  claimDuePushes,
  deletePush,
  deleteWithdrawnDevice,
  deviceOfPush,
  enqueuePushes,
  hasDuePush,
  postponePush,
  recordPushed,
  waitWithPush,
} from './outbox-queries.ts'
export { personalData } from './personal-data.ts'
export { rotateKeys } from './rotate-keys.ts'
export { pushSender, type SendPush } from './send-push.ts'
