export { startReminding } from './start-reminding.ts'
