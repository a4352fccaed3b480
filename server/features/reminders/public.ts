export { startReminding } from './start-reminding.ts'
export { isStillDue } from './still-due.ts'
