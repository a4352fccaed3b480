export { forgetChallengesOf, moveToday } from './queries.ts'
