export { isStillDue } from './due-now.ts'
export { startReminding } from './start-reminding.ts'
