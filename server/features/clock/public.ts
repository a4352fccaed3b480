export { checkClock, isClockBelieved } from './check-clock.ts'
export { LONGEST_STEP } from './judge-clock.ts'
