export { type Questions, stillDue } from './due-now.ts'
export { startReminding } from './start-reminding.ts'
