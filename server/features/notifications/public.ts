export { deleteExpiredNotifications } from './delete-expired-notifications.ts'
export {
  dueToMail,
  mailLater,
  type NewsToMail,
  postponeMail,
  takeToMail,
  whenMayLeave,
} from './news-to-mail.ts'
export { notify, notifyAll } from './notify.ts'
export { personalData } from './personal-data.ts'
export {
  claimReminder,
  type DueReminder,
  dueReminders,
  postponeReminder,
  remind,
} from './reminder-queries.ts'
export { moveReminders, stopMail } from './settings.ts'
