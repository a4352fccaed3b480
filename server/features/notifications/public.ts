export { deleteExpiredNotifications } from './delete-expired-notifications.ts'
export {
  dueToMail,
  mailLater,
  type NewsToMail,
  postponeMail,
  remindOtherwise,
  takeToMail,
  whenMayLeave,
} from './news-to-mail.ts'
export { notificationText } from './notification-text.ts'
export { notify, notifyAll } from './notify.ts'
export { personalData } from './personal-data.ts'
export { wasToldSince } from './queries.ts'
export {
  claimReminder,
  type DueReminder,
  dueReminders,
  postponeReminder,
  remind,
} from './reminder-queries.ts'
export { reminderToPush } from './reminder-to-push.ts'
export { moveReminders, scheduleReminder, stopMail, switchRemindersOff } from './settings.ts'
