export { personalData } from './personal-data.ts'
export { runLeagues } from './run-leagues.ts'
export { startLeagues } from './start-leagues.ts'
export { switchLeagues } from './switch-leagues.ts'
