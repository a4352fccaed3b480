export { checkClock } from './check-clock.ts'
export { LONGEST_STEP } from './judge-clock.ts'
