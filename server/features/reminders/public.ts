export { sendDueReminders } from './send-due-reminders.ts'
export { startReminding } from './start-reminding.ts'
