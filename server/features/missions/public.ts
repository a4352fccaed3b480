export { forgetCompletionsOf } from './queries.ts'
export { loadStarterMissions } from './starter-missions.ts'
